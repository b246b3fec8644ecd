import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import { classNames } from '#web/ui/class-names.ts';

/** How a dot is drawn: told apart by shape, not by colour alone. */
type Dot = 'own' | 'other' | 'taken';

const DOTS: Readonly<Record<Dot, string>> = {
  own: 'bg-primary border-primary',
  other: 'bg-accent border-edge',
  taken: 'border-dashed border-muted',
};

const many = (count: number, dot: Dot): readonly Dot[] => Array.from({ length: count }, () => dot);

/** The dots of a fact; none where its answer is no number. */
export function dotsOfFact(fact: string): readonly Dot[] {
  const [a = 0, b = 0] = numbersIn(fact);
  if (fact.includes('+')) return [...many(a, 'own'), ...many(b, 'other')];
  if (fact.includes('-')) return [...many(a - b, 'own'), ...many(b, 'taken')];
  return many(rightOf(fact) ?? 0, 'own');
}

/** A fact as dots in rows of five, as children know them from the games. Decorative: the sentence beside it says it. */
export function FactPicture({ fact }: { readonly fact: string }) {
  const dots = dotsOfFact(fact);
  if (dots.length === 0) return null;
  return (
    <span aria-hidden className="grid grid-cols-5 gap-2.5">
      {dots.map((dot, at) => (
        <span key={at} className={classNames('size-9 rounded-full border-4', DOTS[dot])} />
      ))}
    </span>
  );
}
