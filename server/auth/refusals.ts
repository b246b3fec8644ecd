import { HttpError } from '#server/errors.ts';

/** The contract's own status for a rejected address or new password. */
export function refuseCredentials(field: string, message: string): HttpError | undefined {
  if (field === 'email') return new HttpError(400, 'validation_failed', message);
  if (field === 'password') return new HttpError(422, 'weak_password', message);
  return undefined;
}

export const refuseEmail = (field: string, message: string): HttpError | undefined =>
  field === 'email' ? refuseCredentials(field, message) : undefined;
