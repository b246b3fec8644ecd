import type { Avatar, Theme } from '#engine/ports.ts';
import { ageSchema, avatarSchema, themeSchema, usernameSchema } from '#engine/rules/schemas.ts';
import { strictObject, string, type output } from 'zod';
import type { Profile } from '#web/lib/api-types.ts';
import { ageFrom } from './age-field.tsx';

/** What the two profile forms hold while they are being filled in: the age as typed. */
export interface ProfileDraft {
  readonly username: string;
  readonly age: string;
  readonly avatar_url: Avatar;
  readonly theme: Theme;
}

const common = { username: usernameSchema, avatar_url: avatarSchema, theme: themeSchema };

/** Setting up: the age is needed. */
export const setupSchema = strictObject({ ...common, age: string().transform(ageFrom).pipe(ageSchema) });
/** Editing: an empty age is taken away. */
export const editSchema = strictObject({
  ...common,
  age: string().transform(ageFrom).pipe(ageSchema.nullable()),
});

export type SetupValues = output<typeof setupSchema>;
export type EditValues = output<typeof editSchema>;

export const FIELDS = ['username', 'age', 'avatar_url', 'theme'] as const;

export const draftOf = (profile: Profile | null, theme: Theme): ProfileDraft => ({
  username: profile?.username ?? '',
  age: profile?.age?.toString() ?? '',
  avatar_url: profile?.avatar_url ?? 'fox',
  theme: profile?.theme ?? theme,
});
