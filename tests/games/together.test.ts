import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { stepsTogether } from '#engine/rules/begun-together.ts';
import type { Game, Question } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';

const questionsOf = (game: Game) =>
  Array.from({ length: 40 }, (_, seed) =>
    familyOf(game).makeRound(game, game.rewards.questionsCount, createRandom(seed)),
  ).flat();
const namesIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** A number of the question may be its answer: "Start at 0." Boxes have no number; that nothing means 0 says of none which. */
const isToldAnyhow = ({ family }: Game, { prompt, answer }: Question) =>
  family === 'none-left-fun' || (family !== 'sound-safari' && numbersIn(prompt).includes(answer));

test.each(GAMES)(
  '$id: what is begun together shows something, and leaves the answer to the player',
  (game) => {
    const echoes = questionsOf(game).filter((question) => {
      const said = stepsTogether(question).map(({ say }) => say);
      expect(said.length).toBeGreaterThan(0);
      if (isToldAnyhow(game, question)) return false;
      // Of numbers it is the last that would only have to be said after; a name is the answer wherever it comes.
      return [numbersIn(said.at(-1)!).at(-1), ...said.flatMap(namesIn)].includes(question.answer);
    });
    expect(echoes.map(({ fact }) => fact)).toEqual([]);
  },
);

/** What is pointed at must not be the answer either: its sign, its amount, its outline, its stone. */
const TELLING: Readonly<Record<string, (point: unknown, question: Question) => boolean>> = {
  'sound-safari': (point, { answer }) => String(point) === answer,
  'number-detective': (point, { answer }) => String(point) === answer,
  'shape-detective': (point) => point !== 'whole',
  'none-left-fun': (point) => point !== 'all',
  'number-trail': (point) => point === 'next',
  'number-sandwich': (point, { answer }) => String(point) === answer,
};

test.each(GAMES.filter(({ family }) => family in TELLING))('$id: nor is the answer pointed at', (game) => {
  const tells = TELLING[game.family]!;
  const echoes = questionsOf(game).filter((question) =>
    stepsTogether(question).some(({ point }) => tells(point, question)),
  );
  expect(echoes.map(({ fact }) => fact)).toEqual([]);
});

test('a heard number has a neighbour from its own band', () => {
  const safari = GAMES.find(({ id }) => id === 'sound-safari')!;
  const begun = new Map(questionsOf(safari).map((question) => [question.answer, stepsTogether(question)]));
  expect(begun.size).toBe(21);
  const said = (answer: string) => begun.get(answer)!.map(({ say }) => say);
  expect([said('14'), said('11'), said('20')]).toEqual([
    ['10 and 3 makes 13.'],
    ['10 and 2 makes 12.'],
    ['10 and 9 makes 19.'],
  ]);
  expect([said('0'), said('1'), said('3')]).toEqual([
    ['2,', '1,'],
    ['3,', '2,'],
    ['1,', '2,'],
  ]);
});
