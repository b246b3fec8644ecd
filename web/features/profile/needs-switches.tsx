import { NEED_LABELS, type Needs } from '#engine/rules/needs.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Switch } from '#web/ui/switch.tsx';

const TEXTS: readonly { readonly need: keyof Needs; readonly label: string; readonly hint: string }[] = [
  { need: 'captions', label: 'Captions', hint: 'What is said is shown in words, too.' },
  { need: 'slow', label: 'A slower voice', hint: 'It takes a quarter longer.' },
  { need: 'calm', label: 'Calm pictures', hint: 'Less moves, and nothing bursts.' },
  { need: 'same', label: NEED_LABELS.same, hint: 'The scenery and the words of praise do not change.' },
  {
    need: 'in_sight',
    label: NEED_LABELS.in_sight,
    hint: 'Cookies, treasure and stones that help are not covered as your child learns.',
  },
  {
    need: 'no_flashes',
    label: NEED_LABELS.no_flashes,
    hint: 'In Number Detective no amount is shown for a moment only, and then covered.',
  },
  {
    need: 'switch',
    label: 'Playing with a switch',
    hint: 'One thing after the other is marked, and a switch chooses.',
  },
];

interface NeedsSwitchesProps {
  readonly needs: Needs;
  /** Undefined: it was refused, which is told. */
  readonly onChange: (needs: Partial<Needs>) => Promise<'kept' | 'saved' | undefined>;
}

/** What a child needs in games, on every device. No gate: the child may change it in a game as well. */
export function NeedsSwitches({ needs, onChange }: NeedsSwitchesProps) {
  const change = async (changes: Partial<Needs>) => {
    const outcome = await onChange(changes);
    if (outcome === 'saved') toastSuccess('Profile updated successfully!');
    if (outcome === 'kept') toastSuccess('Kept on this device. It is sent as soon as it can be.');
  };
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <p className="text-lg lg:col-span-2">
        On every device. What is off here is as each device is set in a game.
      </p>
      {TEXTS.map(({ need, label, hint }) => (
        <Switch
          key={need}
          label={label}
          hint={hint}
          on={needs[need]}
          onChange={(on) => void change({ [need]: on })}
        />
      ))}
    </div>
  );
}
