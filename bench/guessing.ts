import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import type { Game } from '#engine/rules/game.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import type { Support } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';
import { plannedRounds } from '#tests/games/planned-rounds.ts';
import {
  childrenOf,
  DEALT,
  OPEN_TRAILS,
  plannedBounds,
  TOLD_BY_PLANS,
} from '#tests/games/guessing-bounds.ts';
import { BY_SIGHT, hitsOf, measure, sightsOf, WAYS, type Measured, type Way } from '#tests/games/guessing.ts';
import { playerRows } from './guessers.ts';
import { atMost, type Part, type Row } from './report.ts';
import { overWithoutLooking } from '#tests/games/without-looking.ts';

const ROUNDS = 2000;
/**
 * Strategies that told most when options were drawn around the answer, with the percentage of first taps that they had
 * right then, over as many rounds. Measured at commit 47a3909.
 */
const BEFORE: Readonly<Record<string, readonly (readonly [strategy: string, percent: number])[]>> = {
  'total-treasure-hunt': [['most neighbours', 72]],
  'total-treasure-hunt-medium': [['most neighbours', 61]],
  'total-treasure-hunt-hard': [['most neighbours', 62]],
  'cookie-crunch-count-medium': [['most neighbours', 67]],
  'cookie-crunch-count-hard': [['most neighbours', 64]],
  'number-sandwich': [['middle', 63]],
  'sound-safari': [['not an end', 38]],
  'number-trail-high-climb': [['not an end', 48]],
};

const percent = (share: number) => share * 100;
const tenths = (value: number) => Math.round(value * 10) / 10;

const NAMES: Readonly<Record<Way, string>> = {
  plain: 'by a plain rule',
  table: 'by a learned table',
  weighed: 'all signs weighed',
};

/** The best strategy of each way, beside its bound. */
const bestOf = (
  name: string,
  measured: readonly Measured[],
  bounds: Readonly<Record<Way, number>> | undefined,
): readonly Row[] =>
  WAYS.flatMap((way) => {
    const best = measured.find((one) => one.way === way);
    if (!best) return [];
    const what = `${name}, ${NAMES[way]}: best is "${best.strategy}", over chance`;
    const row = { what, value: percent(best.over), unit: '%' };
    return [bounds ? atMost(tenths(percent(bounds[way])), row) : row];
  });

function rowsOf(game: Game): readonly Row[] {
  const { id, family, rewards } = game;
  const rounds = Array.from({ length: ROUNDS }, (_, seed) =>
    familyOf(game).makeRound(game, rewards.questionsCount, createRandom(seed)),
  );
  const abilities = { remembers: family !== 'number-trail', hears: family !== 'number-detective' };
  const sights = rounds.flatMap(sightsOf);
  const isOpen = OPEN_TRAILS.includes(id);
  return [
    { what: `${id}: by chance`, value: percent(hitsOf(({ offers }) => offers, sights)), unit: '%' },
    ...bestOf(id, measure(rounds, abilities), isOpen ? undefined : DEALT),
    ...(BEFORE[id] ?? []).map(([strategy, before]) => ({
      what: `${id}: "${strategy}", ${before} before`,
      value: percent(hitsOf(BY_SIGHT[strategy]!, sights)),
      unit: '%',
    })),
  ];
}

/** Levels of support at which other choices are offered than where nobody plans. */
const FADED: readonly (readonly [gameId: string, ...levels: readonly Support[]])[] = [
  ['number-trail', 1],
  ['number-trail-heading-home', 1],
  ['sound-safari', 0, 2],
  ['shape-detective', 0, 2],
];

function rowsAt(game: Game, support: Support): readonly Row[] {
  const rounds = Array.from({ length: ROUNDS }, (_, seed) => {
    const plan = dealtPlan(game, seed).map((one) => ({ ...one, support }));
    return questionsOf(game, { seed, plan });
  });
  const measured = measure(rounds, { remembers: game.family !== 'number-trail', hears: true });
  return bestOf(`${game.id}, support ${support}`, measured, DEALT);
}

/** On each children play a round that is planned for them. */
const DAYS = 15;

function plannedRows(game: Game): readonly Row[] {
  const { children, first } = childrenOf(game.id);
  const rounds = plannedRounds(game, children, DAYS, first);
  const measured = measure(rounds, {
    remembers: game.family !== 'number-trail',
    hears: game.family !== 'number-detective',
  });
  const best = bestOf(`${game.id}, planned`, measured, plannedBounds(game.id));
  if (!TOLD_BY_PLANS.includes(game.id)) return best;
  const what = `${game.id}, planned: settled on without a look at what lies there, over chance`;
  const row = { what, value: percent(overWithoutLooking(game, rounds)), unit: '%' };
  return [...best, atMost(tenths(percent(DEALT.weighed)), row)];
}

/** How often the first tap is right without the question, in 2,000 rounds of each game, beside what it was. */
export function run(): Promise<Part> {
  const faded = FADED.flatMap(([id, ...levels]) => levels.flatMap((level) => rowsAt(gameOrThrow(id), level)));
  const planned = GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id)).flatMap(plannedRows);
  return Promise.resolve({
    name: 'guessing',
    rows: [...GAMES.flatMap(rowsOf), ...faded, ...planned, ...playerRows()],
  });
}
