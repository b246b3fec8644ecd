import { Circle, CircleDashed, Flower2, Leaf, Sprout } from 'lucide-react';
import type { ReportedFact } from '#server/contract/report.ts';
import { factInWords } from '#engine/learner/words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { claimInWords, knownInWords, shortFact } from './words.ts';

/** Told apart by shape and by colour. */
const LOOKS = {
  none: { Icon: CircleDashed, colours: 'bg-paper text-muted border-line' },
  met: { Icon: Circle, colours: 'bg-paper text-ink border-line' },
  'in sight': { Icon: Sprout, colours: 'bg-easy text-easy-ink border-easy-ink/40' },
  hidden: { Icon: Leaf, colours: 'bg-medium text-medium-ink border-medium-ink/40' },
  'at once': { Icon: Flower2, colours: 'bg-hard text-hard-ink border-hard-ink/40' },
} as const;

const CLAIMS = [undefined, 'met', 'in sight', 'hidden', 'at once'] as const;

/** What the shapes of the cells mean. */
export const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1">
    {CLAIMS.map((claim) => {
      const { Icon, colours } = LOOKS[claim ?? 'none'];
      return (
        <li key={claim ?? 'none'} className="inline-flex items-center gap-2">
          <span className={classNames('grid size-8 place-items-center rounded-lg border-2', colours)}>
            <Icon aria-hidden className="size-5" />
          </span>
          {claimInWords(claim)}
        </li>
      );
    })}
  </ul>
);

interface FactCellProps {
  readonly fact: string;
  /** Undefined: never met. */
  readonly known: ReportedFact | undefined;
  readonly open: boolean;
  readonly onPress: () => void;
}

/** One fact; it opens what is known of it. */
export function FactCell({ fact, known, open, onPress }: FactCellProps) {
  const { Icon, colours } = LOOKS[known?.claim ?? 'none'];
  return (
    <button
      type="button"
      aria-pressed={open}
      aria-label={`${factInWords(fact)}: ${known ? knownInWords(known) : claimInWords(undefined)}`}
      onClick={onPress}
      className={classNames(
        'flex min-h-12 min-w-18 flex-col items-center justify-center rounded-xl border-2 px-2 py-1 font-display font-medium',
        colours,
        open && 'ring-4 ring-primary',
      )}
    >
      <Icon aria-hidden className="size-5" />
      {shortFact(fact)}
    </button>
  );
}
