import { gameOrThrow, GAMES, rewardOf } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import type { Game, Question } from '#engine/rules/game.ts';
import type { Support } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Round } from '#engine/rules/round.ts';
import { openIn, playMany, PLAYERS } from './players.ts';
import { PLAYED_BEFORE } from './played-before.ts';
import type { Row } from './report.ts';

const ROUNDS = 2000;
/** Trails, whether the stones ahead are hidden, and in how many of 100 questions the next in line was right before. */
const LINES: readonly (readonly [gameId: string, support: Support, before: number])[] = [
  ['number-trail', 0, 100],
  ['number-trail', 1, 100],
  ['number-trail-heading-home', 0, 100],
  ['number-trail-heading-home', 1, 100],
  ['number-trail-high-climb', 0, 20],
];

const questionsAt = (game: Game, seed: number, support: Support = 0) =>
  questionsOf(game, { seed, plan: dealtPlan(game, seed).map((one) => ({ ...one, support })) });

function begin(game: Game, seed: number): Round {
  const begun = { attemptId: '', seed, plan: dealtPlan(game, seed), tries: [] };
  return new Round({
    questions: questionsAt(game, seed),
    begun,
    now: () => 0,
    mayReturn: game.traits.mayReturn,
  });
}

const rowsOf = (game: Game): readonly Row[] =>
  Object.keys(PLAYERS).flatMap((name, index) => {
    const { score, coins, poor } = playMany(name, ROUNDS, {
      begin: (seed) => begin(game, seed),
      random: createRandom(5),
      rewardOf: (points) => rewardOf(game, points),
    });
    const [scoreBefore, coinsBefore, poorBefore] = PLAYED_BEFORE[game.id]![index]!;
    const what = `${game.id}, who ${name}`.replace('who test-wise', 'test-wise');
    return [
      { what: `${what}: score, ${scoreBefore} before`, value: score, unit: '' },
      { what: `${what}: coins, ${coinsBefore} before`, value: coins, unit: '' },
      { what: `${what}: rounds with "Keep Trying", ${poorBefore} before`, value: poor * 100, unit: '%' },
    ];
  });

/** How often the lowest open choice is right, going home the highest: where all stones lie open, the next in line. */
function lineOf(game: Game, support: Support): number {
  const rounds = Array.from({ length: ROUNDS }, (_, seed) => questionsAt(game, seed, support)).flat();
  const isRight = (question: Question) => {
    const open = openIn(question).toSorted((a, b) => Number(a) - Number(b));
    return open.at(game.id.endsWith('home') ? -1 : 0) === question.answer;
  };
  return rounds.filter(isRight).length / rounds.length;
}

const lineRows = ([id, support, before]: (typeof LINES)[number]): Row => ({
  what: `${id}, support ${support}: next in line, ${before} before`,
  value: lineOf(gameOrThrow(id), support) * 100,
  unit: '%',
});

/** What players who guess or know a part get in 2,000 dealt rounds of each game, beside what they got before. */
export const playerRows = (): readonly Row[] => [...LINES.map(lineRows), ...GAMES.flatMap(rowsOf)];
