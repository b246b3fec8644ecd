import { safetyFaultOf } from './contacts.ts';
import { hasBadNumber } from './numbers.ts';
import { isRude } from './rude.ts';
import { isInOneScript } from './scripts.ts';
import { isSentence } from './sentences.ts';

/** Why a name is refused: logged for the operator, never with the name. */
export type NameFault = 'unclear' | 'rude' | 'contact' | 'age' | 'address' | 'role';

/** Modifiers such as "ˇ" count as letters in Unicode, but a child cannot read them. */
const hasLetter = (name: string) => /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(name);
/** More strokes than a name needs. */
const isScribbled = (name: string) =>
  /['’-]{3}/.test(name) || (name.match(/['’-]|\p{Lm}/gu)?.length ?? 0) > [...name].length / 2;

/** What is wrong with a name in its stored form; undefined when others may see it. */
export function faultOf(name: string): NameFault | undefined {
  if (!hasLetter(name) || isScribbled(name) || !isInOneScript(name)) return 'unclear';
  if (isRude(name) || hasBadNumber(name)) return 'rude';
  return safetyFaultOf(name) ?? (isSentence(name) ? 'unclear' : undefined);
}

export const isGoodName = (name: string): boolean => faultOf(name) === undefined;
