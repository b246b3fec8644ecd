import { useMutation } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { USERNAME_MAX } from '#engine/rules/schemas.ts';
import { Field } from '#web/ui/field.tsx';
import { suggestName } from './profile.ts';
import type { ComponentProps } from 'react';

interface NameFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'beside'> {
  readonly onSuggested: (name: string) => void;
}

/** A player name, typed or made up for the child at the press of a button. */
export function NameField({ onSuggested, ...input }: NameFieldProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: suggestName,
    onSuccess: onSuggested,
    meta: { problem: 'profileLoad' },
  });
  return (
    <Field
      {...input}
      label="Player name"
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={USERNAME_MAX}
      required
      hint="This name is shown on leaderboards. Please choose a made-up one, not your child's real name, school or birthday."
      beside={
        <button
          type="button"
          onClick={isPending ? undefined : () => mutate()}
          aria-disabled={isPending || undefined}
          className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-xl border-2 border-muted/60 bg-paper px-3 font-display font-medium hover:border-primary"
        >
          <Dices aria-hidden className="size-6 text-primary" />
          <span className="max-sm:sr-only">New name</span>
        </button>
      }
    />
  );
}
