import { Controller, useFormContext } from 'react-hook-form';
import type { Theme } from '#engine/ports.ts';
import { AgeField } from './age-field.tsx';
import { AvatarChoice, ThemeChoice } from './choices.tsx';
import { NameField } from './name-field.tsx';
import type { ProfileDraft } from './profile-form.ts';

interface ProfileFieldsProps {
  readonly ageRequired: boolean;
  /** Shows the theme at once, before it is saved. */
  readonly onThemeChosen: (theme: Theme) => void;
}

/** Name, age, avatar, theme: the same fields on the setup page and in the profile's edit mode. */
export function ProfileFields({ ageRequired, onThemeChosen }: ProfileFieldsProps) {
  const { register, control, setValue, formState } = useFormContext<ProfileDraft>();
  return (
    <>
      <NameField
        {...register('username')}
        error={formState.errors.username?.message}
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
