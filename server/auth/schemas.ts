import { z } from 'zod';
import { ageSchema, emailSchema, passwordSchema, usernameSchema } from '#engine/rules/schemas.ts';
import { HttpError } from '#server/errors.ts';

/** Any text: only its hash is compared. */
const tokenSchema = z.string();
/** Any text: its length is bounded before the costly part. */
const givenPasswordSchema = z.string();

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  data: z
    .strictObject({
      // Empty at sign-up. Source: product specification, section 7.
      username: z.literal('').or(usernameSchema).nullish(),
      age: ageSchema.nullish(),
    })
    .optional(),
});
export const signInSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });
export const resendSchema = z.strictObject({ type: z.literal('signup'), email: emailSchema });
export const recoverSchema = z.strictObject({ email: emailSchema });
export const verifySchema = z.strictObject({ token: tokenSchema });
export const resetSchema = z.strictObject({ token: tokenSchema, password: passwordSchema });
export const passwordChangeSchema = z.strictObject({
  current: givenPasswordSchema,
  password: passwordSchema,
});

/** The contract's own status for an address or a new password that will not do. */
export function refuseCredentials(field: string, message: string): HttpError | undefined {
  if (field === 'email') return new HttpError(400, 'validation_failed', message);
  if (field === 'password') return new HttpError(422, 'weak_password', message);
  return undefined;
}

export const refuseEmail = (field: string, message: string): HttpError | undefined =>
  field === 'email' ? refuseCredentials(field, message) : undefined;
