import { gameOrThrow } from '#engine/games/catalogue.ts';
import { findItem, itemsOf, mostSupportOf } from '#engine/games/items.ts';
import { dealtPlan, questionsOf, replayRound, type Replayed } from '#engine/games/replay.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Planned, RoundBegun, Support } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import { Round } from '#engine/rules/round.ts';

/** A plan that asks for anything, as a planner may; the order of a trail stays. */
export const anyPlan = (game: Game, seed: number, random: Random): readonly Planned[] =>
  dealtPlan(game, seed).map((dealt) => {
    const item = game.traits.mayReturn && random.int(0, 1) ? random.pick(itemsOf(game)).id : dealt.item;
    const support = Math.min(random.int(0, 2), mostSupportOf(game, findItem(item)!)) as Support;
    return { item, support, shown: random.int(0, 4) === 0 };
  });

/** A round as it is sent, and what it came to where it was played. */
export interface Made extends Replayed {
  readonly sent: RoundBegun & { readonly gameId: string };
}

/** Plays as children do: with slips, help and pauses; now and then it leaves the round. */
export function playAnyhow(gameId: string, seed: number): Made {
  const game = gameOrThrow(gameId);
  const random = createRandom(seed ^ 0x5eed);
  let now = 0;
  const begun = {
    attemptId: '',
    seed,
    plan: random.int(0, 1) ? dealtPlan(game, seed) : anyPlan(game, seed, random),
    tries: [],
  };
  const { mayReturn } = game.traits;
  const round = new Round({ questions: questionsOf(game, begun), begun, now: () => now, mayReturn });
  const skill = random.next();
  for (;;) {
    now += random.next() * 20;
    if (random.int(0, 400) === 0) break;
    if (random.next() > skill) {
      const level = Math.min(round.tries, 3);
      if (level > 0) round.help(level as 1 | 2 | 3);
      round.choose(random.pick(round.question.choices).id);
    } else round.choose(round.question.answer);
    if (round.isOver) break;
    if (round.done > round.index) round.next();
  }
  const { score, isOver, done, records: answers } = round;
  return { sent: { ...begun, gameId, tries: round.made }, score, isOver, done, answers };
}

/** FNV-1a: 32 bits that tell texts apart. */
export function printOf(text: string): number {
  let print = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    print = Math.imul(print ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return print;
}

/** What a round came to, as a print. */
export const printOfEnd = ({ score, isOver, done, answers }: Replayed): number =>
  printOf(JSON.stringify([score, isOver, done, answers]));

/** Whether a round comes to the same when it is played again here. print: of its end where it was played. */
export const isSame = ({ sent, print }: Pick<Made, 'sent'> & { readonly print: number }): boolean =>
  printOfEnd(replayRound(sent)) === print;
