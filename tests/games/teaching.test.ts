import { describe, expect, test } from 'vitest';
import { asked } from '#engine/rules/common-words.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import { lesson } from './lesson.ts';
import { roundOf } from './rounds.ts';

/** Help with a question, without a picture: what is shown, and when. */

const SOMEWHERE = { x: 0, y: 0, width: 100, height: 100 };

describe('who does nothing', () => {
  test('is reminded after 8 s, shown the way after 16, hears after 24 that somebody waits, and is then left in peace', () => {
    const { shown, said, sounds, go } = lesson();
    go(7.9);
    expect(shown).toEqual([]);
    go(0.2);
    expect(shown).toEqual(['reminded']);
    expect(said.slice(0, 1)).toEqual(['Your turn.']);
    go(7.7);
    expect(shown).toEqual(['reminded']);
    go(0.3);
    expect(shown).toEqual(['reminded', 'helped']);
    go(7.7);
    expect(sounds).toEqual([]);
    go(60);
    expect(sounds).toEqual(['waiting']);
    expect(shown).toEqual(['reminded', 'helped']);
  });

  test('after a wrong answer is waited for anew', () => {
    const { shown, go, choose } = lesson();
    go(7);
    choose(false);
    go(1.4 + 8);
    expect(shown).toEqual([]);
    go(0.3);
    expect(shown).toEqual(['reminded']);
  });

  test('at the next question is waited for anew', () => {
    const { shown, go, choose, goOn } = lesson();
    go(17);
    choose(true);
    go(20);
    expect(shown).toEqual(['reminded', 'helped']);
    goOn();
    go(8.1);
    expect(shown).toEqual(['reminded', 'helped', 'reminded']);
  });

  test.each(['repeatPrompt', 'repeatInstructions', 'touched'] as const)(
    'has 8 s more after asking for something: %s',
    (asked) => {
      const { shown, go, teaching } = lesson();
      go(7);
      teaching[asked](SOMEWHERE);
      go(7.9);
      expect(shown).toEqual([]);
      go(0.2);
      expect(shown).toEqual(['reminded']);
      go(30);
      // A child who touches the picture is working on the question: the way is not shown unasked.
      const before = asked === 'touched' ? ['reminded'] : ['reminded', 'helped'];
      expect(shown).toEqual(before);
      teaching[asked](SOMEWHERE);
      go(8.1);
      expect(shown).toEqual([...before, 'reminded']);
    },
  );
});

test('wrong answers are answered by their slip and asked again, shown the way, and shown the answer', () => {
  const [first] = roundOf('total-treasure-hunt', 7);
  const { slip } = first!.choices.find(({ id }) => id !== first!.answer)!;
  const { shown, said, go, choose } = lesson();
  choose(false);
  go(4);
  expect(shown).toEqual([]);
  expect(said.at(-1)).toBe('How many altogether?');
  const saidAtFirst = said.splice(0);
  choose(false);
  expect(said).toEqual(['Try again.', expect.stringMatching(/^That is \d+\.$/)]);
  expect(saidAtFirst).toEqual(['Try again.', ...sentencesOf(slip), ...asked(first!)]);
  go(3);
  expect(shown).toEqual(['begun']);
  expect(said.splice(0).at(-1)).toBe('Your turn.');
  choose(false);
  expect(said).not.toContain('Look, it is this one.');
  go(4);
  expect(shown).toEqual(['begun', 'helped', 'revealed']);
  expect(said.splice(0).slice(2)).toEqual([...sentencesOf(first!.right), 'Look, it is this one.']);
  choose(false);
  expect(said.at(-1)).toBe('Look, it is this one.');
  go(2);
  expect(shown.slice(3)).toEqual(['revealed']);
});

test('a shape is named alone for whoever wants to hear the question once more', () => {
  const { round, said, teaching } = lesson('shape-detective');
  teaching.repeatPrompt();
  const { answer } = round.question;
  expect(said).toEqual([`${answer[0]!.toUpperCase()}${answer.slice(1)}.`]);
});

test('who does nothing is told to tap the empty box, where it is a box', () => {
  const emptyOf = (seed: number) => lesson('none-left-fun', seed).round.question.fact;
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const [box, other] = [true, false].map((is) =>
    seeds.find((seed) => (emptyOf(seed) === 'empty box') === is),
  );
  const said = (seed: number) => {
    const { said, go } = lesson('none-left-fun', seed);
    go(8.1);
    return said;
  };
  expect(said(box!)).toEqual(['Tap the empty box.']);
  expect(said(other!)[0]).toBe('Your turn.');
});
