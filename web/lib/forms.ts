import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api.ts';

export { zodResolver } from '@hookform/resolvers/zod';

/** The message at the password field after a refused password; undefined for other problems. */
export const passwordProblem = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'invalid_credentials' ? error.message : undefined;

/** The message at a password field that was left empty. */
export const NO_PASSWORD = 'Please enter your password';

/** The message in the form's red box: those that do not belong to this field. */
export const formError = <Failure>(error: Failure, field: string): Failure | null =>
  error instanceof ApiError && error.fields[field] !== undefined ? null : error;

const isTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'over_request_rate_limit';

/**
 * Waits up to this long mean that others are signing in at the same moment; a client without tries left has to wait
 * longer.
 */
const BUSY_SECONDS = 30;

/** Whether too many sign-ins are running right now: it can be tried again soon. */
export const isBusy = (error: unknown): boolean => isTooMany(error) && error.retryAfter <= BUSY_SECONDS;

/** Whether there were so many wrong passwords that only a link by mail works for now. */
export const isOutOfTries = (error: unknown): boolean => isTooMany(error) && error.retryAfter > BUSY_SECONDS;

/** Sets the server's messages on their fields and focuses the first. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) {
  if (!(error instanceof ApiError)) return;
  const wrong = names.filter((name) => error.fields[name] !== undefined);
  wrong.forEach((name, index) =>
    setError(name, { message: error.fields[name] }, { shouldFocus: index === 0 }),
  );
}
