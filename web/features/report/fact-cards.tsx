import { Printer } from 'lucide-react';
import type { Report } from '#server/contract/report.ts';
import { Button } from '#web/ui/button.tsx';
import { cardsOf, dotsOf } from './card-choice.ts';
import { ShapeOutline } from './shape-outline.tsx';
import { cardBack, cardFace, cardInWords, shapeOf } from './words.ts';

/** Eight cards on a sheet, the answers on its back: shown on paper only. */
export function FactCards(report: Pick<Report, 'next' | 'hard' | 'skills'>) {
  const facts = cardsOf(report);
  if (facts.length === 0) return <p>Cards to print come with the first games.</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Button look="paper" onClick={() => print()}>
          <Printer aria-hidden className="size-6" />
          Print {facts.length === 1 ? 'the card' : `${facts.length} cards`}
        </Button>
        <p className="text-muted">
          {facts.length === 1 ? 'On it' : 'On them'}: {facts.map(cardInWords).join(', ')}. Print on both
          sides: the answers are on the back.
        </p>
      </div>
      <div aria-hidden className="hidden print:block">
        <Sheet side="front" cards={facts} draw={(fact) => <Face fact={fact} />} />
        <Sheet side="back" cards={mirrored(facts)} draw={(fact) => <Dots fact={fact} />} />
      </div>
    </>
  );
}

/** Turned over at the long edge, left is right. */
const mirrored = (facts: readonly string[]): readonly (string | undefined)[] =>
  Array.from({ length: Math.ceil(facts.length / 2) }, (_, row) => [
    facts[2 * row + 1],
    facts[2 * row],
  ]).flat();

interface SheetProps {
  readonly side: 'front' | 'back';
  readonly cards: readonly (string | undefined)[];
  readonly draw: (fact: string) => React.ReactNode;
}

const Sheet = ({ side, cards, draw }: SheetProps) => (
  <div data-sheet={side} className={`grid grid-cols-2 ${side === 'front' ? 'break-after-page' : ''}`}>
    {cards.map((fact, at) => (
      <div
        key={at}
        className="flex h-[64mm] items-center justify-center border border-dashed border-muted p-4 text-center font-display font-semibold"
      >
        {fact !== undefined && draw(fact)}
      </div>
    ))}
  </div>
);

function Face({ fact }: { readonly fact: string }) {
  const shape = shapeOf(fact);
  if (shape) return <ShapeOutline shape={shape} />;
  const face = cardFace(fact);
  return <span className={/[a-z]/.test(face) ? 'text-6xl' : 'text-8xl'}>{face}</span>;
}

/** Dots in fives are seen at once. */
const ROW = 5;

function Dots({ fact }: { readonly fact: string }) {
  const groups = dotsOf(fact);
  if (groups.length === 0) return <span className="text-3xl">{cardBack(fact)}</span>;
  return (
    <span className="flex items-center gap-8">
      {groups.map((count, group) => (
        // No more columns than dots: empty ones would push them aside.
        <span
          key={group}
          className="grid gap-2"
          style={{ gridTemplateColumns: `repeat(${Math.min(count, ROW)}, auto)` }}
        >
          {Array.from({ length: count }, (_, dot) => (
            <span
              key={dot}
              // Full by its edge: browsers print no backgrounds unless asked to.
              className={`size-5 rounded-full border-black ${group === 0 ? 'border-10' : 'border-4'}`}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
