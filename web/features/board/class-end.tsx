import { useEffect } from 'react';
import { RotateCw, Shapes } from 'lucide-react';
import { focusHeading } from '#web/lib/focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BoardScreen } from './board-screen.tsx';
import { FactPicture } from './fact-picture.tsx';

/** A fact to talk about. */
export interface HardFact {
  readonly fact: string;
  /** As it was said after the right answer: "3 add 2 makes 5." */
  readonly says: string;
}

interface ClassEndProps {
  readonly stars: number;
  readonly of: number;
  readonly hardest: readonly HardFact[];
  readonly onAgain: () => void;
  readonly onAnother: () => void;
}

/** The end of a round of the class: its stars together, and what to talk about. No points, no names. */
export function ClassEnd({ stars, of, hardest, onAgain, onAnother }: ClassEndProps) {
  useEffect(focusHeading, []);
  return (
    <BoardScreen
      top={
        <div className="flex w-full flex-col items-center gap-5 text-center">
          <h1 className="text-5xl xl:text-6xl huge:text-7xl">You did it together!</h1>
          <div
            role="img"
            aria-label={`${stars} of ${of} stars`}
            className="flex flex-wrap justify-center gap-2"
          >
            {Array.from({ length: of }, (_, at) => (
              <Picture
                key={at}
                name="things/star"
                alt=""
                className={classNames(
                  'size-14 xl:size-20 huge:size-24',
                  at >= stars && 'opacity-25 grayscale',
                )}
              />
            ))}
          </div>
        </div>
      }
    >
      {hardest.length > 0 && (
        <section aria-labelledby="talk" className="flex grow flex-col gap-4">
          <h2 id="talk" className="text-center text-3xl huge:text-4xl">
            Talk about {hardest.length === 1 ? 'this one' : 'these two'}: how do you know?
          </h2>
          <ul className="mx-auto grid w-full max-w-6xl grow auto-rows-fr gap-5 md:grid-cols-2 huge:max-w-[96rem]">
            {hardest.map(({ fact, says }) => (
              <li
                key={fact}
                className="flex flex-col items-center justify-center gap-8 rounded-[2rem] bg-paper p-5 text-center shadow-card"
              >
                <FactPicture fact={fact} />
                <p className="font-display text-4xl font-semibold huge:text-6xl">{says}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap justify-center gap-5 pt-2 pb-3">
        <Button size="big" onClick={onAgain}>
          <RotateCw aria-hidden className="size-7" />
          Again
        </Button>
        <Button size="big" look="paper" onClick={onAnother}>
          <Shapes aria-hidden className="size-7" />
          Another game
        </Button>
      </div>
    </BoardScreen>
  );
}
