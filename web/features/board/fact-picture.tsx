import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Dots that belong together. */
interface Group {
  readonly count: number;
  /** Told apart by shape, not by colour alone. */
  readonly look: 'own' | 'other' | 'taken';
}

const LOOKS: Readonly<Record<Group['look'], string>> = {
  own: 'bg-primary border-primary',
  other: 'bg-accent border-edge',
  taken: 'border-dashed border-muted',
};

/** The groups of a fact; none where its answer is no number, or zero. */
export function groupsOf(fact: string): readonly Group[] {
  const [a = 0, b = 0] = numbersIn(fact);
  const groups: readonly Group[] = fact.includes('+')
    ? [
        { count: a, look: 'own' },
        { count: b, look: 'other' },
      ]
    : fact.includes('-')
      ? [
          { count: a - b, look: 'own' },
          { count: b, look: 'taken' },
        ]
      : [{ count: rightOf(fact) ?? 0, look: 'own' }];
  return groups.filter(({ count }) => count > 0);
}

/** A fact as dots in rows of five, as children know them from the games. Decorative: the sentence beside it says it. */
export function FactPicture({ fact }: { readonly fact: string }) {
  const groups = groupsOf(fact);
  if (groups.length === 0) return null;
  return (
    <span aria-hidden className="flex flex-wrap justify-center gap-x-8 gap-y-4">
      {groups.map(({ count, look }) => (
        <span
          key={look}
          className="flex max-w-[15.5rem] flex-wrap content-center gap-2.5 huge:max-w-[20.5rem]"
        >
          {Array.from({ length: count }, (_, at) => (
            <span
              key={at}
              className={classNames('size-10 rounded-full border-4 huge:size-14', LOOKS[look])}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
