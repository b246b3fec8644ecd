import type { InGame } from '#engine/learner/garden.ts';
import { Picture } from '#web/ui/picture.tsx';

const LOOKS = {
  new: undefined,
  growing: 'garden/met',
  known: 'garden/growing',
} as const;
const WORDS = { new: 'New', growing: 'Growing', known: 'Known' } as const;

/** In one piece: a narrow tile has room for it only in a line of its own. */
const flowersInWords = (flowers: number) => `${flowers}\u00a0${flowers === 1 ? 'flower' : 'flowers'}`;

interface GameStateProps extends InGame {
  /** Whose flowers they are. */
  readonly bed: string;
}

/** How far a child has come in a game, as its plants show it: new, growing, known, and the flowers earned. */
export function GameStateMark({ state, flowers, bed }: GameStateProps) {
  const look = flowers > 0 ? `garden/flower-${bed}` : LOOKS[state];
  return (
    <span
      data-state={state}
      className="inline-flex items-center gap-0.5 rounded-full font-display leading-tight text-ink"
    >
      {look && <Picture name={look} alt="" className="h-7 w-6 shrink-0 object-contain" />}
      {flowers > 0 ? `${WORDS[state]}, ${flowersInWords(flowers)}` : WORDS[state]}
    </span>
  );
}
