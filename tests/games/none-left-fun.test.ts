import { describe, expect, it } from 'vitest';
import { CONTAINERS, ITEMS } from '#engine/games/none-left-fun/containers.ts';
import type { NoneLeftQuestion } from '#engine/games/none-left-fun/questions.ts';
import { isOpenToVisitors } from '#engine/rules/cards.ts';
import { expectAll, range, rounds, saidOfWrong, saidToHelp, slipOf } from './rounds.ts';

const all = rounds<NoneLeftQuestion>('none-left-fun');
const questions = all.flat();
const containers = questions.flatMap((question) => question.containers);

describe('none-left-fun', () => {
  it('shows six containers, exactly one of them empty', () => {
    expectAll(questions, (q) => q.containers.length === 6);
    expectAll(questions, (q) => q.containers.filter(({ itemCount }) => itemCount === 0).length === 1);
    expectAll(questions, (q) => q.containers.every((c) => c.isCorrect === (c.itemCount === 0)));
    expectAll(questions, (q) => q.containers[Number(q.answer)]!.isCorrect);
  });

  it('puts 1 to 5 things into the others', () => {
    expect(range(containers, ({ itemCount }) => itemCount)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('numbers the places in order', () => {
    expectAll(questions, (q) => q.containers.every(({ position }, index) => position === index));
    expectAll(questions, (q) => q.choices.every(({ id }, index) => id === String(index)));
  });

  it('lets every kind of container be the empty one, most of them within a round', () => {
    const emptyOnes = (round: readonly NoneLeftQuestion[]) =>
      new Set(round.map((q) => q.containers.find(({ isCorrect }) => isCorrect)!.type));
    expectAll(all, (round) => emptyOnes(round).size >= 3);
    expect(new Set(all.flatMap((round) => [...emptyOnes(round)]))).toEqual(new Set(CONTAINERS));
  });

  it('fills the containers of one question with one kind of thing, and uses every kind', () => {
    expectAll(questions, (q) => new Set(q.containers.map(({ itemIcon }) => itemIcon)).size === 1);
    expect(new Set(containers.map(({ itemIcon }) => itemIcon))).toEqual(new Set(ITEMS));
  });

  it('shows in every third question how nothing comes about: the last ones are taken', () => {
    expectAll(all, (round) => round.every(({ taken }, index) => taken > 0 === (index % 3 === 2)));
    expect(range(questions, ({ taken }) => taken)).toEqual([0, 1, 2, 3]);
  });

  it('asks by turns for the empty one, for zero, and for the one that has none left', () => {
    const prompts = ['Find the empty one.', 'Find zero.', 'Which one has none left?'];
    expectAll(all, (round) => round.every(({ prompt }, index) => prompt === prompts[index % 3]));
    expectAll(questions, (q) => q.taken > 0 === (q.prompt === 'Which one has none left?'));
    expectAll(questions, (q) => saidToHelp(q).at(-1) === q.prompt);
  });

  it('names what is inside one by one', () => {
    const names = new Set(questions.flatMap((q) => q.choices.map(({ name }) => name)));
    expect(names).toContain('jar: apple, apple, apple');
    expect(names).toContain('basket: nothing inside');
  });

  it('says zero when it is found, and what is inside when not', () => {
    const question = questions.find((q) =>
      q.containers.some((c) => c.itemCount === 1 && c.itemIcon === 'apple'),
    )!;
    const placeOf = (count: number) =>
      String(question.containers.findIndex(({ itemCount }) => itemCount === count));
    expect(question.right).toBe('Nothing inside. That is 0.');
    expect(saidOfWrong(question, placeOf(1))).toBe('1 apple inside.');
    expect(saidOfWrong(question, placeOf(3))).toBe('3 apples inside.');
    expect(saidToHelp(question)[0]).toBe('Nothing inside means 0.');
  });

  it('answers a full one in the terms of the question', () => {
    const slips = ['Find the empty one.', 'Find zero.', 'Which one has none left?'].map((prompt) => {
      const question = questions.find(
        (q) => q.prompt === prompt && q.containers.some(({ itemCount }) => itemCount === 3),
      )!;
      const place = question.containers.findIndex(({ itemCount }) => itemCount === 3);
      return slipOf(question, String(place)).replace(/^3 \w+ inside\. /, '');
    });
    expect(slips).toEqual(['Not empty.', 'That is 3.', '3 are left.']);
  });

  it('is open to visitors, as the only game', () => {
    expect(isOpenToVisitors('none-left-fun')).toBe(true);
    expect(isOpenToVisitors('number-detective')).toBe(false);
  });
});
