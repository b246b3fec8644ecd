import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Theme } from '#engine/ports.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { ApiError } from '#web/lib/api.ts';
import { showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { textOf } from '#web/lib/problems.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { draftOf, FIELDS, setupSchema, type ProfileDraft, type SetupValues } from './profile-form.ts';
import { useSetUpProfile } from './profile.ts';

interface SetupFormProps {
  readonly profile: Profile | null;
  readonly theme: Theme;
  /** A name for a child who has none; undefined until one is known. */
  readonly suggestion: string | undefined;
  readonly onThemeChosen: (theme: Theme) => void;
  readonly onDone: () => void;
}

export function SetupForm({ profile, theme, suggestion, onThemeChosen, onDone }: SetupFormProps) {
  const form = useForm<ProfileDraft, unknown, SetupValues>({
    resolver: zodResolver(setupSchema),
    defaultValues: draftOf(profile, theme),
  });
  useEffect(() => {
    // It may come late: what somebody has begun to type, or is about to, stays theirs.
    if (suggestion === undefined || form.getValues('username') !== '') return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.name === 'username') return;
    form.setValue('username', suggestion);
  }, [suggestion, form]);
  const { mutateAsync, isPending, error } = useSetUpProfile(profile !== null);
  const nobody = error instanceof ApiError && error.status === 401;
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
      onDone();
    } catch (failure) {
      // The toast has said it already; here it goes to its field.
      showFieldErrors(failure, FIELDS, form.setError);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-7" onSubmit={onSubmit}>
        <ProfileFields ageRequired onThemeChosen={onThemeChosen} />
        {nobody && <Alert>{textOf('profileSetupNoUser')}</Alert>}
        <Button type="submit" size="big" pending={isPending} pendingLabel="Saving...">
          Save and Play
        </Button>
      </form>
    </FormProvider>
  );
}
