import { useRef } from 'react';
import { createRandom } from '#engine/rules/random.ts';
import { Turns } from '#engine/rules/turns.ts';

/** The turns of so many children, as long as the page is open: from round to round, and from game to game. */
export function useTurns() {
  const turns = useRef<Turns>(undefined);
  return (children: number): Turns => {
    if (turns.current?.children !== children) {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
      turns.current = new Turns(children, createRandom(seed));
    }
    return turns.current;
  };
}
