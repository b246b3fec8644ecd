import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** Whether a password is on the list of common ones, in any case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
