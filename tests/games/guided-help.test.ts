import { describe, expect, test } from 'vitest';
import { lesson } from './lesson.ts';

describe('help that the guide begins and the child goes on with', () => {
  const begun = () => {
    const asking = lesson();
    asking.choose(false);
    asking.go(4);
    asking.choose(false);
    asking.go(3);
    expect(asking.shown.splice(0)).toEqual(['begun']);
    return asking;
  };

  test('goes on by one step with each touch, about what was touched', () => {
    const { shown, go, teaching } = begun();
    expect(teaching.goOn('treasure-1')).toBe(true);
    go(1);
    expect(teaching.goOn()).toBe(true);
    expect(shown).toEqual(['second treasure-1', 'third asked for']);
    go(0.5);
    expect(teaching.goOn()).toBe(false);
  });

  test('takes touches of many fingers at once as one', () => {
    const { shown, go, teaching } = begun();
    for (let finger = 0; finger < 5; finger++) expect(teaching.goOn('treasure-1')).toBe(true);
    expect(shown).toEqual(['second treasure-1']);
    go(0.5);
    teaching.goOn('treasure-2');
    expect(shown).toHaveLength(2);
  });

  test('is shown to its end to who does nothing for four seconds', () => {
    const { shown, go } = begun();
    go(2.5);
    expect(shown).toEqual([]);
    go(4);
    expect(shown).toEqual(['second alone', 'third alone']);
  });

  test('ends with an answer', () => {
    const { shown, go, choose, teaching } = begun();
    choose(true);
    expect(teaching.goOn('treasure-1')).toBe(false);
    go(10);
    expect(shown).toEqual([]);
  });

  test('leaves a touch what it is before it is the turn of the child, and to who plays with a switch', () => {
    const asking = lesson();
    expect(asking.teaching.goOn('treasure-1')).toBe(false);
    expect(asking.shown).toEqual([]);
  });
});

test('whose explanation was cut short after a third wrong answer is shown it later', () => {
  const { round, shown, go, choose, teaching } = lesson();
  for (let wrong = 0; wrong < 3; wrong++) {
    choose(false);
    if (wrong < 2) go(4);
  }
  expect(round.owesHelp).toBe(true);
  go(4);
  expect(shown.slice(-2)).toEqual(['helped', 'revealed']);
  expect(round.owesHelp).toBe(false);
  expect(teaching.goOn()).toBe(false);
});
