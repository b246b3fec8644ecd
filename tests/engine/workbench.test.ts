import { describe, expect, test } from 'vitest';
import { addressWith, momentCount, momentName, readParams } from '#engine/workbench/params.ts';

describe('the address of the workbench', () => {
  test('names everything, and has an answer for what is left out', () => {
    const address =
      '?game=number-trail&scene=play&at=wrong-2&seed=9&speed=4&size=board&theme=aqua&avatar=owl&calm&mute';
    expect(readParams(address)).toEqual({
      params: {
        game: 'number-trail',
        scene: 'play',
        at: 'wrong-2',
        seed: 9,
        support: 'dealt',
        fx: 'none',
        sprite: 'none',
        nook: 'none',
        day: 'none',
        speed: 4,
        size: 'board',
        theme: 'aqua',
        avatar: 'owl',
        reach: 'normal',
        calm: true,
        same: false,
        mute: true,
        bare: false,
        boxes: false,
        wordless: false,
      },
    });
    expect(readParams('')).toMatchObject({
      params: { game: 'total-treasure-hunt', scene: 'play', seed: 7, speed: 1 },
    });
    expect([momentName('wrong-2'), momentCount('wrong-2'), momentCount('start')]).toEqual(['wrong', 2, 1]);
  });

  test.each([
    ['?game=number-trial', /game=number-trial is not known. Good: .*number-trail,/],
    ['?seed=-1', /seed=-1 .*whole number/],
    ['?seed=', /seed= is not known/],
    ['?speed=99', /0, or 0.25 to 20/],
    ['?calm=maybe', /calm=maybe/],
    ['?colour=red', /"colour" is no parameter. There are: game, scene/],
    ['?constructor=1', /"constructor" is no parameter/],
    ['?seed=1&seed=2', /"seed" is said twice/],
    ['?game=number-trail&at=question-12', /at=question-12 .*Good: .*question-1 to question-11,/],
    ['?at=wrong-0', /at=wrong-0 .*wrong-1 to wrong-9/],
    ['?at=start-2', /at=start-2 is not known in scene=play. Good: start,/],
    ['?at=constructor', /at=constructor is not known/],
    ['?scene=result&at=wrong-1', /at=wrong-1 is not known in scene=result. Good: .*perfect/],
    ['?scene=menu&at=nowhere', /at=nowhere is not known. Good: start, .*countdown.*perfect/],
    ['?game=number-trial&at=nowhere', /at=nowhere is not known in scene=play. Good: start,/],
  ])('%s is told with what would be good', (address, told) => {
    const parsed = readParams(address);
    expect('problems' in parsed && parsed.problems.join('\n')).toMatch(told);
  });

  test.each([
    ['seed', '9', '?game=number-trail&at=wrong-2&size=board&seed=9'],
    ['scene', 'result', '?game=number-trail&size=board&scene=result'],
    ['at', 'finish', '?game=number-trail&at=finish&size=board'],
  ] as const)('keeps the moment when %s changes, if there is one like it', (name, value, address) => {
    expect(addressWith('?game=number-trail&at=wrong-2&size=board', name, value)).toBe(address);
  });

  test('drops a question that another game does not ask', () => {
    expect(addressWith('?game=number-trail&at=question-11', 'game', 'sound-safari')).toBe(
      '?game=sound-safari',
    );
  });
});
