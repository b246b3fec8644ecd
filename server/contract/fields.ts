/** The checks that web forms and the server share. Messages are shown to people: product specification, section 5. */
import { z } from 'zod';
import { AVATARS, THEMES } from '#engine/rules/looks.ts';

// Otherwise zod probes whether it may evaluate code, which the pages' security policy refuses and reports. The server may,
// and reads a round in less time so. Set here because it must come before the first schema.
z.config({ jitless: !('process' in globalThis) });

export const AGE_MIN = 4;
export const AGE_MAX = 18;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const USERNAME_MAX = 20;

export const MESSAGES = {
  usernameMissing: 'Please enter a player name',
  ageInvalid: 'Please enter a valid age between 4 and 18',
  usernameRefused: "Let's pick a different name.",
  usernameTaken: 'That player name is taken. Please try another one.',
  emailMissing: 'An email address is required',
  emailInvalid: 'Unable to validate email address: invalid format',
  passwordShort: 'Password should be at least 6 characters.',
  passwordCommon: 'Password is known to be weak and easy to guess, please choose a different one.',
} as const;

export const avatarSchema = z.enum(AVATARS);
export const themeSchema = z.enum(THEMES);

export const ageSchema = z
  .number({ error: MESSAGES.ageInvalid })
  .int(MESSAGES.ageInvalid)
  .min(AGE_MIN, MESSAGES.ageInvalid)
  .max(AGE_MAX, MESSAGES.ageInvalid);

/** Control characters and lone surrogates: Postgres refuses the first, JSON cannot carry the second. */
const isPlainText = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

export const emailSchema = z
  .string({ error: MESSAGES.emailMissing })
  .trim()
  .min(1, MESSAGES.emailMissing)
  .max(255, MESSAGES.emailInvalid)
  .toLowerCase()
  .pipe(z.email(MESSAGES.emailInvalid))
  .meta({ format: 'email', examples: ['parent@example.org'] });

export const passwordSchema = z
  .string({ error: MESSAGES.passwordShort })
  .min(PASSWORD_MIN, MESSAGES.passwordShort)
  .max(PASSWORD_MAX, 'Password should be at most 128 characters.')
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Please use ordinary characters.');

/** Any text: it is only compared, and its length is checked before the costly hash. */
export const givenPasswordSchema = z.string();

/**
 * A player name in its stored form: NFKC, trimmed, inner spaces collapsed, 1 to 20 characters of letters,
 * digits, space, hyphen and apostrophe. Rude names, taken names and the like need the server.
 */
export const usernameSchema = z
  .string({ error: MESSAGES.usernameMissing })
  .transform((text) => (isPlainText(text) ? text.normalize('NFKC').trim().replace(/\s+/g, ' ') : '\u0000'))
  .pipe(
    z
      .string()
      .min(1, MESSAGES.usernameMissing)
      .max(USERNAME_MAX, MESSAGES.usernameRefused)
      .regex(/^[\p{L}\p{M}\p{N}' ’-]+$/u, MESSAGES.usernameRefused),
  )
  .meta({ examples: ['Sunny Otter 42', 'Zoë', 'the-cat'] });

export const credentialsSchema = z.strictObject({ email: emailSchema, password: passwordSchema });

export const nameCheckSchema = z.strictObject({ username: usernameSchema });

/** Names one of the account's players; without it the current one is meant. */
export const playerQuerySchema = z.strictObject({ player: z.guid().toLowerCase().optional() });

export const newProfileSchema = z.strictObject({
  username: usernameSchema,
  age: ageSchema,
  avatar_url: avatarSchema,
  theme: themeSchema,
});

/** As in `engine/rules/needs.ts`. */
export const needsSchema = z
  .strictObject({
    captions: z.boolean(),
    /** Little movement. */
    calm: z.boolean(),
    /** Decoration and words of praise are the same in every round. */
    same: z.boolean(),
    /** A slower voice. */
    slow: z.boolean(),
    /** Played with a switch. */
    switch: z.boolean(),
    /** What helps stays in sight when a fact becomes known. */
    in_sight: z.boolean(),
    no_flashes: z.boolean(),
  })
  .meta({ id: 'Needs' });

export const profileChangesSchema = z
  .strictObject({
    username: usernameSchema,
    age: ageSchema.nullable(),
    avatar_url: avatarSchema,
    theme: themeSchema,
    on_leaderboard: z.boolean(),
    show_name: z.boolean(),
    needs: needsSchema.partial(),
  })
  .partial();

export type NewProfile = z.infer<typeof newProfileSchema>;
export type ProfileChanges = z.infer<typeof profileChangesSchema>;
