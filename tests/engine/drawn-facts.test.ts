import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { numbersIn } from '#engine/learner/slips.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Question } from '#engine/rules/game.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { expectNoFaults } from '#tests/support/faults.ts';
import { isOn, linesIn, numeralsOn, type Numeral } from './numerals.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/**
 * What a board draws, and says when it is touched, has the numbers of its question: no board is made for the numbers of one
 * variant. `tests/games/true-facts.test.ts` says the same of words.
 */

afterEach(closeGames);

const QUESTIONS = 3;
const FRAMES = 15;
const ARRIVED_SECONDS = 2.5;
const HELPED_SECONDS = 9;
/** The whole way, then the answer. */
const LAST_SECONDS = 18;
/** Until then, what lies on a card that was chosen wrongly is counted on it. */
const COUNTED_SECONDS = 2;
const STANDS_OUT = 1.3;

const questionOf = ({ session }: OpenGame): Question => {
  const { questions, index } = session.soFar!;
  return questions[index]!;
};
const controlsOf = ({ session }: OpenGame, kind: Control['kind']): readonly Control[] =>
  session.stage!.controls.list.filter((control) => control.kind === kind);
const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];
const valuesOf = (numerals: readonly Numeral[]) => unique(numerals.map(({ value }) => value));

/** "4" says 4, "jar: apple, apple" 2, "bowl: nothing inside" 0. */
function toldBy({ label }: Control): number {
  const [, inside = label] = label.split(': ');
  if (/^\d+$/.test(inside)) return Number(inside);
  return inside === 'nothing inside' ? 0 : inside.split(', ').length;
}

/** Numerals of choices that their names do not tell. */
const untrueChoices = (game: OpenGame): readonly string[] =>
  controlsOf(game, 'choice').flatMap((choice) =>
    numeralsOn(game)
      .filter(isOn(choice))
      .filter(({ value }) => value !== toldBy(choice))
      .map(({ value }) => `has a choice called "${choice.label}" with ${value} on it`),
  );

/** The numerals of the question's own picture. */
function boardOf(game: OpenGame): readonly Numeral[] {
  const choices = controlsOf(game, 'choice');
  return numeralsOn(game).filter((numeral) => !choices.some((choice) => isOn(choice)(numeral)));
}

const others = (drawn: readonly number[], allowed: readonly number[]): readonly string[] =>
  drawn.filter((value) => !allowed.includes(value)).map((value) => `draws ${value}`);
const missing = (drawn: readonly number[], wanted: readonly number[]): readonly string[] =>
  wanted.filter((value) => !drawn.includes(value)).map((value) => `draws no ${value}`);

/** While it is asked: the numbers of the fact from left to right, but for the one that is looked for. */
function asked(game: OpenGame, { fact, answer: right }: Question, kept: readonly number[]) {
  const numbers = unique(numbersIn(fact));
  const drawn = valuesOf(boardOf(game));
  const wanted = numbers.filter((value) => value !== Number(right) || drawn.includes(value));
  const inOrder = drawn.filter((value) => wanted.includes(value));
  const isTurned = inOrder.length === wanted.length && String(inOrder) !== String(wanted);
  return [
    ...others(drawn, [...numbers, ...kept]),
    ...missing(drawn, wanted),
    ...(isTurned ? [`draws ${inOrder.join(', ')} from left to right`] : []),
    ...untrueChoices(game),
  ];
}

/** A thing with a numeral on it says this number when it is touched. */
function touched(game: OpenGame): readonly string[] {
  const { session } = game;
  return controlsOf(game, 'toy').flatMap((toy) => {
    const [numeral] = numeralsOn(game).filter(isOn(toy));
    if (!numeral) return [];
    session.dispatch(toy);
    session.clock.advance(1 / FRAMES);
    const said = session.stage!.voice.captions.text ?? '';
    session.clock.advance(ARRIVED_SECONDS);
    return /^\d+\.$/.test(said) && said !== `${numeral.value}.`
      ? [`${toy.id} has ${numeral.value} on it, and says "${said}" when touched`]
      : [];
  });
}

/** While the way or the answer is shown: what stands out on a number line was told, and all its numerals are in place. */
function shown(game: OpenGame, tellable: readonly number[], seconds = HELPED_SECONDS): readonly string[] {
  const faults = new Set<string>();
  for (let frame = 0; frame < seconds * FRAMES; frame++) {
    game.session.clock.advance(1 / FRAMES);
    for (const line of linesIn(game))
      line.numbers.forEach(({ text, scale }, index) => {
        const value = line.from + index;
        if (text !== '?' && text !== String(value))
          faults.add(`writes ${text} on its line in place of ${value}`);
        if (scale.x > STANDS_OUT && !tellable.includes(value)) faults.add(`points at ${value} on its line`);
      });
    if (frame > COUNTED_SECONDS * FRAMES) untrueChoices(game).forEach((fault) => faults.add(fault));
  }
  return [...faults];
}

/** What is asked for has its number once it was shown. */
const leftOpen = (game: OpenGame): readonly string[] =>
  linesIn(game).some(({ numbers }) => numbers.some(({ text }) => text === '?'))
    ? ['leaves a question mark on its line']
    : [];

/**
 * From the right answer to the next question: the fact's numbers and its answer, all of them, and no others. Where the
 * answer is all that there is, its choice shows it.
 */
function completed(game: OpenGame, { fact, answer: right }: Question, kept: readonly number[]) {
  const { session } = game;
  const at = session.soFar!.index;
  answer(session, true);
  const drawn = new Set<number>();
  while (session.soFar!.questions[at] && session.scene!.describe()['question'] === at + 1) {
    valuesOf(boardOf(game)).forEach((value) => drawn.add(value));
    session.clock.advance(1 / FRAMES);
  }
  const whole = unique([...numbersIn(fact), Number(right)]);
  return [
    ...others([...drawn], [...whole, ...kept]),
    ...(whole.length > 1 ? missing([...drawn], whole) : []),
  ];
}

test.each(GAMES.map(({ id, traits }) => [id, traits.counts === 'stones'] as const))(
  '%s draws and says the numbers of its questions, and no others',
  async (id, isWalk) => {
    const game = await openGame({ gameId: id, width: 960, height: 540 });
    const { session, host } = game;
    const faults: string[] = [];
    /** Stones that were stepped on keep their numbers. */
    const walked: number[] = [];
    goTo(session, 'play', 'question', 1);
    for (let index = 0; index < QUESTIONS; index++) {
      session.clock.advance(ARRIVED_SECONDS);
      const question = questionOf(game);
      const { fact, prompt, help } = question;
      const right = Number(question.answer);
      const about = `${id}, "${prompt}" (${fact}, answer ${question.answer})`;
      const tell = (when: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${about}: ${when} ${fault}`));
      expect(host.querySelector('[data-prompt]')?.textContent, about).toBe(prompt);
      // Shapes and empty places have no numbers; what lies on their choices does.
      const hasNumbers = numbersIn(fact).length > 0;
      if (hasNumbers) tell('asked, it', asked(game, question, walked));
      tell('asked,', touched(game));
      const counted = index === 0 ? help.flatMap(({ say }) => numbersIn(say)) : [];
      if (index === 0) {
        answer(session, false);
        answer(session, false);
        tell('helped, it', shown(game, counted));
        answer(session, false);
        tell('at last, it', shown(game, [...counted, right], LAST_SECONDS));
        tell('at last, it', leftOpen(game));
      }
      const drawn = completed(game, question, [...walked, ...counted]);
      if (hasNumbers) tell('answered, it', drawn);
      if (isWalk) walked.push(right);
    }
    expectNoFaults(faults);
  },
);
