import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '#engine/rules/schemas.ts';
import { Field, PasswordField } from '#web/ui/field.tsx';

/** An address as every form of this folder asks for it. */
export const EmailField = (props: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) => (
  <Field {...props} label="Email" type="email" inputMode="email" autoComplete="email" required />
);

/** A password that replaces an old one. */
export const NewPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField
    {...props}
    label="New password"
    autoComplete="new-password"
    required
    hint={`At least ${PASSWORD_MIN} characters. Other devices will be signed out.`}
  />
);
