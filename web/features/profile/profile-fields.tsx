import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { Theme } from '#engine/rules/looks.ts';
import { AgeField } from './age-field.tsx';
import { AvatarChoice, ThemeChoice } from './choices.tsx';
import { useNameCheck } from './name-check.ts';
import { NameField } from './name-field.tsx';
import type { ProfileDraft } from './profile-form.ts';

interface ProfileFieldsProps {
  readonly ageRequired: boolean;
  /** Previews the theme before it is saved. */
  readonly onThemeChosen: (theme: Theme) => void;
}

/** Name, age, avatar and theme: the same fields on the setup page and in the profile's edit mode. */
export function ProfileFields({ ageRequired, onThemeChosen }: ProfileFieldsProps) {
  const { register, control, setValue, formState } = useFormContext<ProfileDraft>();
  const username = useWatch({ control, name: 'username' });
  const { opinion, onLeft } = useNameCheck(username, formState.defaultValues?.username ?? '');
  const { onBlur, ...name } = register('username');
  return (
    <>
      <NameField
        {...name}
        typed={username}
        onBlur={(event) => {
          onLeft();
          void onBlur(event);
        }}
        error={formState.errors.username?.message}
        opinion={opinion}
        onSuggested={(name) => setValue('username', name, { shouldValidate: true, shouldDirty: true })}
      />
      <Controller
        control={control}
        name="age"
        render={({ field, fieldState }) => (
          <AgeField
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={fieldState.error?.message}
            required={ageRequired}
          />
        )}
      />
      <Controller
        control={control}
        name="avatar_url"
        render={({ field }) => <AvatarChoice value={field.value} onChoose={field.onChange} />}
      />
      <Controller
        control={control}
        name="theme"
        render={({ field }) => (
          <ThemeChoice
            value={field.value}
            onChoose={(theme) => {
              field.onChange(theme);
              onThemeChosen(theme);
            }}
          />
        )}
      />
    </>
  );
}
