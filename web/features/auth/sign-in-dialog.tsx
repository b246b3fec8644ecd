import type { ComponentProps } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInDialogProps extends ComponentProps<typeof SignInForm> {
  readonly onClose: () => void;
}

export function SignInDialog({ onClose, ...form }: SignInDialogProps) {
  return (
    <Dialog title="Sign In" onClose={onClose}>
      <SignInForm {...form} />
    </Dialog>
  );
}
