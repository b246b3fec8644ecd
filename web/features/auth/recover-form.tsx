import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { strictObject } from 'zod';
import { emailSchema } from '#server/contract/fields.ts';
import { zodResolver } from '#web/lib/forms.ts';
import { textOf } from '#web/lib/problems.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { askForReset } from './calls.ts';
import { EmailField } from './fields.tsx';

const schema = strictObject({ email: emailSchema });

/** Asks for a reset mail. The answer never reveals whether the address is known. */
export function RecoverForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: askForReset,
    onSuccess: (_answer, { email }) => onSent(email),
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit((values) => mutate(values))}>
      <EmailField
        {...register('email')}
        hint="We'll send you a link to choose a new password."
        error={formState.errors.email?.message}
      />
      {error && <Alert key={formState.submitCount}>{textOf('recovery', error)}</Alert>}
      <Button type="submit" pending={isPending} pendingLabel="Sending...">
        Send the link
      </Button>
    </form>
  );
}
