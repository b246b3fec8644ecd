import { describe, expect, it, test } from 'vitest';
import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import { stepsTogether } from '#engine/rules/begun-together.ts';
import * as common from '#engine/rules/common-words.ts';
import type { Question } from '#engine/rules/game.ts';
import { PRIVACY_FOR_CHILDREN } from '#engine/rules/privacy.ts';
import { expectAll, isDistinct, roundOf, rounds, saidToHelp, sentencesOfGame } from './rounds.ts';

const LONGEST_CAPTION = 37;
const MOST_CLIPS = 1000;

const TRAIL_UP = /^(Start at 0\.|What comes after (\d|1\d)\?)$/;
/** The grammar of the stage contract, section Words. */
const PROMPTS: Record<string, RegExp> = {
  'total-treasure-hunt': /^\d+ add \d+\. How many altogether\?$/,
  'total-treasure-hunt-medium': /^\d+ add \d+\. How many altogether\?$/,
  'total-treasure-hunt-hard': /^\d+ add \d+\. How many altogether\?$/,
  'cookie-crunch-count': /^\d+ take away \d+\. How many are left\?$/,
  'cookie-crunch-count-medium': /^\d+ take away \d+\. How many are left\?$/,
  'cookie-crunch-count-hard': /^\d+ take away \d+\. How many are left\?$/,
  'sound-safari': /^Find [a-z]+\.$/,
  'shape-detective': /^Find the (circle|square|triangle|star|heart|diamond|pentagon|hexagon)\.$/,
  'number-trail': TRAIL_UP,
  'number-trail-high-climb': TRAIL_UP,
  'number-trail-heading-home': /^(Start at 10\.|What comes before ([1-9]|10)\?)$/,
  'number-sandwich': /^Which number goes between \d+ and \d+\?$/,
  'number-detective': /^(Which card has (1 [a-z]+|[2-5] [a-z]+s)\?|How many\? ([a-z]+)(, \3){0,4})$/,
  'none-left-fun': /^(Find the empty one\.|Find zero\.|Which one has none left\?)$/,
};
const NUMERAL = /^\d{1,2}$/;
const NAMES: Record<string, RegExp> = {
  'shape-detective':
    /^(round all the way, no corners|4 equal sides, (4 square|2 sharp corners, 2 wide) corners|[356] sides|5 points|2 bumps and a point)$/,
  'number-detective': /^(\d|([a-z]+)(, \2){0,4})$/,
  'none-left-fun': /^(jar|box|basket|bowl|bag): (nothing inside|([a-z]+)(, \3){0,4})$/,
};

/** Every sentence that a question can make the voice say. */
const saidFor = (question: Question): readonly string[] => {
  const wrong = question.choices.filter(({ id }) => id !== question.answer);
  return [
    ...common.asked(question),
    ...common.askedAgain(question),
    ...common.nudged(question),
    question.right,
    question.turned ?? '',
    ...wrong.flatMap((choice) => [choice.slip, choice.wrong]),
    ...saidToHelp(question),
    ...stepsTogether(question).map(({ say }) => say),
  ].flatMap(sentencesOf);
};

describe.each(GAMES.map((game) => [game.id, game] as const))('%s, over 1,000 seeds', (id, game) => {
  const all = rounds(id);
  const questions = all.flat();

  it('asks as many questions as the specification says', () => {
    expectAll(all, (round) => round.length === game.rewards.questionsCount);
  });

  it('never asks the same fact twice in a row', () => {
    expectAll(all, (round) => round.every(({ fact }, index) => fact !== round[index - 1]?.fact));
  });

  it('offers distinct choices, the right one among them', () => {
    expectAll(questions, ({ choices, answer }) => {
      const ids = choices.map((choice) => choice.id);
      return isDistinct(ids) && ids.filter((choiceId) => choiceId === answer).length === 1;
    });
  });

  it('names no two choices alike, so that each can be told by ear', () => {
    expectAll(questions, ({ choices }) => isDistinct(choices.map((choice) => choice.name)));
  });

  it('answers each wrong choice by what went wrong, in two sentences at most', () => {
    const wrong = questions.flatMap(({ choices, answer }) =>
      choices.filter((choice) => choice.id !== answer),
    );
    expectAll(wrong, ({ slip }) => slip.length > 0 && sentencesOf(slip).length <= 2);
    // What was heard instead says enough beside the name that is called again.
    if (game.family !== 'sound-safari') expectAll(wrong, ({ slip, wrong: named }) => slip !== named);
  });

  it('keeps to the grammar of prompts and names', () => {
    const grammar = PROMPTS[id];
    if (!grammar) throw new Error(`PROMPTS has no row for ${id}`);
    expectAll(questions, ({ prompt }) => grammar.test(prompt));
    expectAll(questions, ({ choices }) => choices.every(({ name }) => (NAMES[id] ?? NUMERAL).test(name)));
  });

  it('gives the same round for the same seed, and others for others', () => {
    expect(roundOf(id, 7)).toEqual(all[7]);
    expect(new Set(all.map((round) => JSON.stringify(round))).size).toBeGreaterThan(
      game.family === 'number-trail' ? 0 : 900,
    );
  });

  it('lists every sentence it can say, and none that it never says', () => {
    const listed = new Set([...sentencesOfGame(id), ...common.everySentence()]);
    const said = new Set(questions.flatMap(saidFor));
    expect([...said].filter((sentence) => !listed.has(sentence))).toEqual([]);
    const shared = new Set(common.everySentence());
    expect(sentencesOfGame(id).filter((sentence) => !said.has(sentence) && !shared.has(sentence))).toEqual(
      [],
    );
  });
});

it('does not hide the right answer in the same place', () => {
  const shuffled = GAMES.filter(({ id }) => !['number-trail', 'number-trail-heading-home'].includes(id));
  for (const { id } of shuffled) {
    const places = rounds(id)
      .flat()
      .map(({ choices, answer }) => choices.findIndex((choice) => choice.id === answer));
    const even = places.length / roundOf(id, 0)[0]!.choices.length;
    const hits = [...new Set(places)].map((place) => places.filter((other) => other === place).length);
    expectAll(hits, (count) => count > even * 0.85 && count < even * 1.15);
  }
});

describe('sentences', () => {
  const every = [...new Set([...common.everySentence(), ...GAMES.flatMap(({ id }) => sentencesOfGame(id))])];

  test('are few enough to record', () => expect(every.length).toBeLessThan(MOST_CLIPS));

  test('fit a caption line and end as sentences do, but for numbers that go on', () => {
    // The words of the privacy page are read aloud there, beside their text: they need no caption.
    // What is said of remembering is fixed word by word: its line is drawn a little smaller.
    const long = sentencesOf(`${PRIVACY_FOR_CHILDREN} ${common.I_REMEMBER}`);
    const captioned = every.filter((sentence) => !long.includes(sentence));
    expectAll(
      captioned,
      (sentence) => sentence.length <= LONGEST_CAPTION && /^([A-Z0-9].*[.!?]|\d+,)$/.test(sentence),
    );
  });

  test('are each one clip', () => {
    expectAll(
      every,
      (sentence) => sentencesOf(sentence).length === 1 && sentencesOf(sentence)[0] === sentence,
    );
  });
});

describe('announcements', () => {
  const announcedAt = (id: string, index: number) => {
    const game = gameOrThrow(id);
    const round = roundOf(id, 1);
    return common.announceRight(round[index]!, game.traits, index + 1, round.length);
  };

  test.each(GAMES.filter(({ family }) => family !== 'number-trail').map(({ id }) => id))(
    '%s: name the fact and the place in the round',
    (id) => {
      const { right, turned } = roundOf(id, 1)[3]!;
      const { questionsCount } = gameOrThrow(id).rewards;
      expect(announcedAt(id, 3)).toBe(`Yes. ${turned ?? right} Question 4 of ${questionsCount}.`);
      expect(announcedAt(id, 4)).toContain(`Yes. ${roundOf(id, 1)[4]!.right} Question 5`);
    },
  );

  test('on the trail count stones', () => {
    expect(announcedAt('number-trail', 4)).toBe('Yes. After 3 comes 4. 5 of 11.');
  });

  test('of a wrong choice name it and ask again', () => {
    expect(common.announceWrong('That is 7.', '3 add 2. How many altogether?')).toBe(
      'That is 7. 3 add 2. How many altogether?',
    );
  });

  test('of the result tell it all', () => {
    const score = { score: 8, totalQuestions: 10 };
    const told = (earned?: { xpGained: number; coinsGained: number }) =>
      common.announceResult('great', score, earned);
    expect(told({ xpGained: 8, coinsGained: 9 })).toBe('Great Job. 8 out of 10. 8 XP. 9 coins.');
    expect(told()).toBe('Great Job. 8 out of 10. Thank you for playing!');
  });

  test('of the countdown and of levels read well', () => {
    expect(common.startingIn(3)).toBe('Starting in 3, 2, 1');
    expect(common.levelUp(2)).toBe('Level 2!');
    expect(common.levelUp(412)).toBe('A new level!');
  });
});
