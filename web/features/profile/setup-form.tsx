import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Theme } from '#engine/rules/looks.ts';
import type { Profile } from '#server/contract/profile.ts';
import { ApiError } from '#web/lib/api.ts';
import { showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { textOf } from '#web/lib/problems.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { draftOf, FIELDS, setupSchema, type ProfileDraft, type SetupValues } from './profile-form.ts';
import type { SavesPlayer } from './setting-up.ts';

interface SetupFormProps {
  readonly profile: Profile | null;
  readonly theme: Theme;
  /** A suggested name for a child without one; undefined until it is loaded. */
  readonly suggestion: string | undefined;
  readonly saves: SavesPlayer;
  /** The label of its button. */
  readonly action: string;
  readonly onThemeChosen: (theme: Theme) => void;
  readonly onDone: () => void;
}

/** Makes a player, or completes one. */
export function SetupForm({
  profile,
  theme,
  suggestion,
  saves,
  action,
  onThemeChosen,
  onDone,
}: SetupFormProps) {
  const form = useForm<ProfileDraft, unknown, SetupValues>({
    resolver: zodResolver(setupSchema),
    defaultValues: draftOf(profile, theme),
  });
  useEffect(() => {
    // The suggestion may come late and must not replace what the user has typed or is about to type.
    if (suggestion === undefined || form.getValues('username') !== '') return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.name === 'username') return;
    form.setValue('username', suggestion);
  }, [suggestion, form]);
  const { mutateAsync, isPending, error } = saves;
  const nobody = error instanceof ApiError && error.status === 401;
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
      onDone();
    } catch (failure) {
      // The toast has shown it; here it is set on its field.
      showFieldErrors(failure, FIELDS, form.setError);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        {/* Keeps the focused field clear of the bar below. */}
        <div className="grid gap-x-10 gap-y-4 *:min-w-0 sm:gap-y-6 lg:grid-cols-2 [&_:is(input,button)]:scroll-mb-32">
          <ProfileFields ageRequired onThemeChosen={onThemeChosen} />
        </div>
        {/* Always visible, however small the window. */}
        <div className="sticky bottom-0 mt-5 flex flex-col gap-3 border-t-2 border-line bg-paper pt-3 pb-4">
          {nobody && <Alert>{textOf('profileSetupNoUser')}</Alert>}
          <Button
            type="submit"
            size="big"
            className="w-full max-w-xl self-center"
            pending={isPending}
            pendingLabel="Saving..."
          >
            {action}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
