import type { Avatar, Theme } from '#engine/rules/looks.ts';
import { ageSchema, avatarSchema, themeSchema, usernameSchema } from '#server/contract/fields.ts';
import { strictObject, string, type output } from 'zod';
import type { Profile } from '#server/contract/profile.ts';
import { ageFrom } from './age-field.tsx';

/** The form values of both profile forms; the age as typed. */
export interface ProfileDraft {
  readonly username: string;
  readonly age: string;
  readonly avatar_url: Avatar;
  readonly theme: Theme;
}

const common = { username: usernameSchema, avatar_url: avatarSchema, theme: themeSchema };

/** Setting up: the age is required. */
export const setupSchema = strictObject({ ...common, age: string().transform(ageFrom).pipe(ageSchema) });
/** Editing: an empty age removes it. */
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
