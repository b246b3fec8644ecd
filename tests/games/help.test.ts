import { describe, it } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { WHAT_COMES_NEXT } from '#engine/rules/common-words.ts';
import type { HelpStep, Question } from '#engine/rules/game.ts';
import { expectAll, rounds } from './rounds.ts';

/** What holds for the way to the answer in every game, and in every variant to come. */

/** "7." ends a count, "7," goes on. */
const A_NUMBER = /^(\d+)[.,]$/;
const saidNumber = ({ say }: HelpStep): number | undefined => {
  const [, digits] = A_NUMBER.exec(say) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
const pointedAt = ({ point }: HelpStep): number | undefined => {
  if (typeof point === 'object' && point !== null && 'number' in point) return point.number as number;
  return typeof point === 'number' ? point : undefined;
};
const counted = ({ help }: Question): readonly number[] =>
  help.map(saidNumber).filter((value) => value !== undefined);
const isEven = (steps: readonly number[]) => new Set(steps).size <= 1;
const differences = (numbers: readonly number[]) =>
  numbers.slice(1).map((number, index) => number - numbers[index]!);

describe.each(GAMES.map(({ id }) => id))('the help of %s', (id) => {
  const questions = rounds(id).slice(0, 200).flat();

  const wayOf = ({ help, prompt, answer }: Question) =>
    `${id}, "${prompt}": the help says "${help.map(({ say }) => say).join(' ')}", and the answer is ${answer}`;

  it('says the number that it points at, at every step', () => {
    const steps = questions.flatMap(({ help }) => help);
    const tell = (step: HelpStep) => `${id}: the help says "${step.say}" and points at ${pointedAt(step)}`;
    expectAll(steps, (step) => [undefined, pointedAt(step)].includes(saidNumber(step)), tell);
    expectAll(
      steps,
      (step) => pointedAt(step) === undefined || step.say.includes(String(pointedAt(step))),
      tell,
    );
  });

  it('counts in steps of one size, one way', () => {
    expectAll(questions, (question) => isEven(differences(counted(question))), wayOf);
  });

  // A single number shows no step: it goes on as the longer counts of its game do.
  it('counts to the answer, or so that the answer comes next', () => {
    const steps = new Set(questions.flatMap((question) => differences(counted(question))));
    const leadsToAnswer = (question: Question) => {
      const numbers = counted(question);
      const { say } = question.help.at(-1)!;
      const asksAgain = say === WHAT_COMES_NEXT || say.endsWith(question.prompt);
      if (!asksAgain || saysAnswer(question))
        return Number.isNaN(Number(question.answer)) || saysAnswer(question);
      const toAnswer = Number(question.answer) - (numbers.at(-1) ?? Number.NaN);
      const [step = undefined] = differences(numbers);
      return numbers.length === 0 || (step === undefined ? steps.has(toAnswer) : step === toAnswer);
    };
    expectAll(questions, leadsToAnswer, wayOf);
  });
});

const saysAnswer = ({ help, answer }: Question) => new RegExp(`\\b${answer}\\b`).test(help.at(-1)!.say);
