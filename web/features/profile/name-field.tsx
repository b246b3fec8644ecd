import { useMutation } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import type { ComponentProps } from 'react';
import { USERNAME_MAX } from '#server/contract/fields.ts';
import { Field } from '#web/ui/field.tsx';
import type { NameOpinion } from './name-check.ts';
import { suggestName } from './setting-up.ts';

interface NameFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'beside'> {
  /** The field's current text. */
  readonly typed: string;
  readonly onSuggested: (name: string) => void;
  /** The messages about it. */
  readonly opinion: NameOpinion;
}

/** A player name, typed, or generated at the press of a button. */
export function NameField({ onSuggested, opinion, error, typed, ...input }: NameFieldProps) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: suggestName,
    onSuccess: onSuggested,
    meta: { problem: 'profileLoad' },
  });
  const wrong = error ?? opinion.refusal;
  return (
    <div className="flex flex-col gap-2">
      <Field
        {...input}
        label="Player name"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        required
        error={wrong}
        hint={
          <span className="block max-sm:text-sm">
            A made-up name is shown on leaderboards. Any other name stays at home: other players read a
            made-up one instead.
          </span>
        }
        stacked
        beside={
          <button
            type="button"
            onClick={isPending ? undefined : () => mutate()}
            aria-disabled={isPending || undefined}
            className="inline-flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-xl border-2 border-muted/60 bg-paper px-4 font-display text-lg font-medium hover:border-primary"
          >
            <Dices aria-hidden className="size-6 text-primary" />
            Another one
          </button>
        }
      />
      <p role="status" className={opinion.looksReal ? 'rounded-2xl bg-tint p-4 font-bold' : 'sr-only'}>
        {opinion.looksReal && 'That looks like a real name. A made-up one keeps it secret.'}
      </p>
      {/* A live region: the focus is elsewhere when these messages appear. */}
      <p role="status" className="sr-only">
        {opinion.refusal ?? (data !== undefined && data === typed && `New player name: ${data}`)}
      </p>
    </div>
  );
}
