import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Theme } from '#engine/rules/looks.ts';
import type { Profile } from '#server/contract/profile.ts';
import { ApiError } from '#web/lib/api.ts';
import { showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { toastProblem, toastSuccess } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { draftOf, editSchema, FIELDS, type EditValues, type ProfileDraft } from './profile-form.ts';
import { useUpdateProfile } from './profile.ts';

interface EditFormProps {
  readonly profile: Profile;
  readonly onThemeChosen: (theme: Theme) => void;
  readonly onEnd: () => void;
}

export function EditForm({ profile, onThemeChosen, onEnd }: EditFormProps) {
  const form = useForm<ProfileDraft, unknown, EditValues>({
    resolver: zodResolver(editSchema),
    defaultValues: draftOf(profile, 'core'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);
  const { mutateAsync, isPending } = useUpdateProfile('profileUpdate');
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
      toastSuccess('Profile updated successfully!');
      onEnd();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) toastProblem('profileUpdateNoUser');
      showFieldErrors(failure, FIELDS, form.setError);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-6" onSubmit={onSubmit}>
        <ProfileFields ageRequired={false} onThemeChosen={onThemeChosen} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" pending={isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
          <Button look="paper" disabled={isPending} onClick={onEnd}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
