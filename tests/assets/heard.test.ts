import { describe, expect, test } from 'vitest';
import { ALIKE, GROUPS } from '#assets/sound/alike.ts';
import { mishearing, soundsOf } from '#assets/sound/heard.ts';
import { spell, spelled } from '#assets/sound/spelling.ts';
import { linesOf, spokenClips } from '#assets/sound/spoken.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';

const wrong = (said: string, heard: string) => mishearing(said, heard).wrong;
const SAID = [
  ...new Set(
    spokenClips().map((clip) =>
      linesOf(clip)
        .map(({ text }) => text)
        .join(' '),
    ),
  ),
];

describe('another way to write what was said is no mistake', () => {
  test.each([
    ['Three add four makes seven.', '3 add 4 makes 7'],
    ['Three add four makes seven.', '3 + 4 = 7'],
    ['Three add four makes seven.', '3+4=7'],
    ['Nine and one makes ten.', '9 & 1 makes 10.'],
    ['Five take away two leaves three.', '5 - 2 = 3'],
    ['Five take away two leaves three.', '5 takeaway 2 leaves 3.'],
    ['Seven is equal to,', '7 ='],
    ['One hundred and five.', '105'],
    ['Forty seven.', '47.'],
    ['Forty seven.', 'Forty-seven'],
    ['Two at first.', '2 at 1st.'],
    ['How many altogether?', 'How many all together?'],
    ["Let's count from one to ten.", 'Lets count from 1 to 10'],
  ])('%s as "%s"', (said, heard) => {
    expect(mishearing(said, heard)).toEqual({ heard, wrong: 0, added: 0 });
  });

  test.each([
    ['Two pears inside.', 'To pairs inside'],
    ['Five add nine makes fourteen.', '5 ad 9 makes 14'],
    ['Find four.', 'Find for.'],
    ['Eight are gone.', 'Ate are gone.'],
    ['Woo hoo!', 'Whoohoo!'],
  ])('nor is a word of the same sound: %s as "%s"', (said, heard) => {
    expect(wrong(said, heard)).toBe(0);
  });
});

describe('a mistake stays one', () => {
  test.each([
    ['Six add eight.', '6-8', 1],
    ['Six add eight.', '6 8', 1],
    ['Six add eight.', '6 - 8', 2],
    ['Six add eight.', '6 out 8', 1],
    ['Six add eight.', '6 and 8', 1],
    ['Six add eight.', '6 at 8', 1],
    ['Fifty five.', '55s', 1],
    ['Five take away two.', '5-2', 2],
    ['Five take away two.', '5 + 2', 2],
    ['Three add four makes seven.', '3 add 4 make 7', 1],
    ['Three add four makes seven.', '3 + 4 = 11', 1],
    ['Three add four makes seven.', '3 + 4', 2],
    ['Eight are gone.', 'Eighter guns.', 3],
    ['Two pears inside.', 'Two peers inside.', 1],
    ['Find four.', 'Find five.', 1],
    ['Find fourteen.', 'Find 40.', 1],
    ['Fifteen.', '50', 1],
    ['Ten.', '10th', 1],
    ['Eighty nine.', '89th', 1],
    ['Two at first.', '2 at 2nd.', 1],
    ['Twenty one.', '21st', 1],
    ['One hundred and five.', '150', 1],
    ['One hundred and five.', '1005', 3],
    ['Forty seven.', '40', 1],
    ['Zero means nothing.', 'Oh means nothing.', 1],
    ['Find the star.', 'Find the start.', 1],
    ['Count what is left.', '', 4],
  ])('%s as "%s": %i', (said, heard, count) => {
    expect(wrong(said, heard)).toBe(count);
  });

  test('a word more than were said is wrong, and added', () => {
    expect(mishearing('Find four.', 'Find 4 or')).toMatchObject({ wrong: 1, added: 1 });
    expect(mishearing('Seventeen.', 'the 17')).toMatchObject({ wrong: 1, added: 1 });
    expect(mishearing('Six add eight.', '6 + 8 =')).toMatchObject({ wrong: 1, added: 1 });
  });

  test('every number is told from every other one, as numeral and as word', () => {
    const numbers = numbersFrom(0, 120);
    const same = numbers.flatMap((a) =>
      numbers
        .filter((b) => b !== a)
        .filter(
          (b) => wrong(spelled(`That is ${a}.`), `That is ${b}.`) * wrong(`${spell(a)}.`, spell(b)) === 0,
        )
        .map((b) => `${a} as ${b}`),
    );
    expect(same).toEqual([]);
  });

  test('in a sum, each wrong number is one wrong word at least', () => {
    for (const [sign, other] of [
      ['add', '+'],
      ['take away', '-'],
    ] as const) {
      for (const n of numbersFrom(0, 20)) {
        if (n === 7) continue;
        const said = `Seven ${sign} seven.`;
        expect(wrong(said, `${n} ${other} 7`), `${n} for the first 7`).toBeGreaterThan(0);
        expect(wrong(said, `7 ${other} ${n}`), `${n} for the second 7`).toBeGreaterThan(0);
      }
    }
  });

  test('no two sentences that are said count as the same', () => {
    const seen = new Map<string, string>();
    const same = SAID.flatMap((text) => {
      const sounds = soundsOf(text).join('');
      const before = seen.get(sounds);
      seen.set(sounds, text);
      return before === undefined || before.replace(/\W+$/, '') === text.replace(/\W+$/, '')
        ? []
        : [`${before} / ${text}`];
    });
    expect(same).toEqual([]);
  });
});

test('each sentence that is said, heard as it is written, is whole', () => {
  const clips = spokenClips();
  expect(
    clips.filter(
      (clip) =>
        wrong(
          linesOf(clip)
            .map(({ text }) => text)
            .join(' '),
          clip.caption,
        ) > 0,
    ),
  ).toEqual([]);
});

test('words of the same sound: each group has one that is said, or two in a row, and no word is in two groups', () => {
  const words = SAID.flatMap((text) =>
    text
      .toLowerCase()
      .replace(/'/g, '')
      .split(/[^a-z]+/),
  );
  const said = new Set([...words, ...words.slice(1).map((word, i) => words[i]! + word)]);
  expect(GROUPS.filter((group) => !group.some((word) => said.has(word)))).toEqual([]);
  const all = GROUPS.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(ALIKE.size).toBe(all.length - GROUPS.length);
});
