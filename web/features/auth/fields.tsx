import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '#server/contract/fields.ts';
import { Field, PasswordField } from '#web/ui/field.tsx';

/** The e-mail field of every form in this folder. */
export const EmailField = (props: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) => (
  <Field {...props} label="Email" type="email" inputMode="email" autoComplete="email" required />
);

/** The new password, where one exists already. */
export const NewPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField
    {...props}
    label="New password"
    autoComplete="new-password"
    required
    hint={`At least ${PASSWORD_MIN} characters. Other devices will be signed out.`}
  />
);

/** The first password of an account without one. */
export const FirstPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField
    {...props}
    label="Password"
    autoComplete="new-password"
    required
    hint={`At least ${PASSWORD_MIN} characters.`}
  />
);
