import { GAMES } from '#engine/games/catalogue.ts';
import { findItem, itemsOf, type Item } from '#engine/games/items.ts';
import type { Game } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';
import type { Term } from '#engine/rules/terms.ts';
import { aboutOf } from './about.ts';
import { chanceOf, overdue } from './chance.ts';
import { nextSkill } from './next-skill.ts';
import { planGame } from './plan-game.ts';
import { stateOf, type Learner } from './state.ts';

/** A finished round of this sitting. */
export interface SatRound {
  readonly gameId: string;
  /** Score by questions. */
  readonly share: number;
}

export interface GameWish {
  readonly learner: Learner;
  /** Days since 1970, UTC. */
  readonly today: number;
  readonly term: Term;
  /** Games made for the player's age. */
  readonly fits: (game: Game) => boolean;
  /** Oldest first. */
  readonly sitting: readonly SatRound[];
}

/** Source: design page knowing-the-child.md, section 7; guesses until children have played. */
const VALUE = { term: 0.3, frontier: 0.3, last: 0.5, poor: 1, unsure: 2, aim: 0.88, sureFrom: 0.75 } as const;
const MOST_WORTH = 1.15;
const NEW_WORTH = 0.9;
const HALF = 0.5;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the last two rounds of a game in this sitting, one after the other, were below half. */
export function wentPoorly(sitting: readonly SatRound[], gameId: string): boolean {
  const rounds = sitting.filter((round) => round.gameId === gameId).slice(-2);
  return rounds.length === 2 && rounds.every(({ share }) => share < HALF);
}

function valueOf(game: Game, { learner, today, term, sitting }: GameWish, frontier: string): number {
  const { options } = aboutOf(game);
  const plan = planGame(game, { learner, today, lift: 0, random: createRandom(1), inAnyOrder: true });
  const asked = plan.map(({ item, shown }) => ({ item: findItem(item)!, shown }));
  const worth = mean(
    asked.map(({ item }) => {
      const state = stateOf(learner, item);
      return state ? Math.min(MOST_WORTH, overdue(state, today)) : NEW_WORTH;
    }),
  );
  const chance = mean(
    asked.map(({ item, shown }) => (shown ? VALUE.aim : chanceOf(item, learner, { today, options }))),
  );
  let value = worth;
  if (game.term === term) value += VALUE.term;
  if (itemsOf(game).some(({ skill }) => skill === frontier)) value += VALUE.frontier;
  if (sitting.at(-1)?.gameId === game.id) value -= VALUE.last;
  if (wentPoorly(sitting, game.id)) value -= VALUE.poor;
  if (chance < VALUE.sureFrom) value -= VALUE.unsure * Math.abs(chance - VALUE.aim);
  return value;
}

/** All games that fit, the one to go on with first. Nothing is locked by it; of equals the easier comes first. */
export function gamesInOrder(wish: GameWish): readonly Game[] {
  const frontier = nextSkill(wish.learner, wish.today).skill;
  const fitting = GAMES.filter(wish.fits);
  const valued = (fitting.length > 0 ? fitting : GAMES).map((game) => ({
    game,
    value: valueOf(game, wish, frontier),
  }));
  return valued.sort((a, b) => b.value - a.value).map(({ game }) => game);
}

/** The surest of what fits, but for one game: where to lead on from what went badly twice. */
export function surerGame({ learner, today, fits }: GameWish, than: Game): Game {
  const chanceIn = (game: Game) => {
    const { options } = aboutOf(game);
    return mean(itemsOf(game).map((item) => chanceOf(item, learner, { today, options })));
  };
  const others = GAMES.filter((game) => game.id !== than.id);
  const fitting = others.filter(fits);
  return [...(fitting.length > 0 ? fitting : others)].sort((a, b) => chanceIn(b) - chanceIn(a))[0]!;
}

/** Met on a day before, and asked for long enough ago. */
const isDue = (item: Item, { learner, today }: Pick<GameWish, 'learner' | 'today'>): boolean => {
  const state = stateOf(learner, item);
  return state !== undefined && state.day < today && overdue(state, today) >= 1;
};

/** The game that asks for most of what is due; undefined: nothing is. */
export function gameToWater(wish: GameWish): Game | undefined {
  const dueIn = (game: Game) => itemsOf(game).filter((item) => isDue(item, wish)).length;
  const due = GAMES.map((game) => ({ game, many: dueIn(game) })).filter(({ many }) => many > 0);
  return due.sort((a, b) => b.many - a.many)[0]?.game;
}
