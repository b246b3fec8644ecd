import { familyOf } from '#engine/games/families.ts';
import { itemsOf, mostSupportOf, type Item } from '#engine/games/items.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Support } from '#engine/rules/played.ts';
import { oncePer } from '#engine/rules/once.ts';
import { createRandom } from '#engine/rules/random.ts';

/** What a plan needs to know of a game. */
export interface GameAbout {
  /** The facts that it asks for, each once; where the order is the game itself, in that order. */
  readonly pool: readonly Item[];
  /** Whether a fact is of the game's own band, rather than of the easier ones that it asks for, too. */
  readonly own: (item: Item) => boolean;
  /** Questions of a round. */
  readonly count: number;
  /** Choices of a question. */
  readonly options: number;
  /** What is right where a fact is asked. */
  readonly answerOf: (item: Item) => string;
  /** How much it can hide, fact by fact. */
  readonly mostSupport: (item: Item) => Support;
}

export const aboutOf = oncePer((game: Game): GameAbout => {
  const family = familyOf(game);
  const [question] = family.makeRound(game, 1, createRandom(1));
  return {
    pool: itemsOf(game),
    own: ({ fact }) => game.traits.isOwn?.(fact) ?? true,
    count: game.rewards.questionsCount,
    options: question!.choices.length,
    answerOf: ({ fact }) => family.answerTo(game, fact),
    mostSupport: (item) => mostSupportOf(game, item),
  };
});
