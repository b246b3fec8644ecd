import { describe, expect, it } from 'vitest';
import { AskedNext, hasFewOwnAnswers, type Askable } from '#engine/rules/asked-next.ts';

const ROUND = 10;
/** Of a round of so many questions four own answers are more than half. */
const MANY_OWN = 7;
/** Eight facts of the own band with the answers 11 to 14, and four easier ones with 1 to 4. */
const FACTS: readonly Askable[] = [
  ...[11, 12, 13, 14].flatMap((answer) =>
    ['a', 'b'].map((name) => ({ fact: `${name}${answer}`, answer, isOwn: true })),
  ),
  ...[1, 2, 3, 4].map((answer) => ({ fact: `e${answer}`, answer, isOwn: false })),
];
const OFTEN = { own: [4, 2, 2, 2], others: [1, 1, 1, 1] };
const chancesAfter = (...asked: readonly (readonly [fact: string, isShown?: boolean])[]) => {
  const round = new AskedNext(FACTS, OFTEN, MANY_OWN).begin(ROUND);
  for (const [fact, isShown = false] of asked) round.meet(fact, isShown);
  const { chances } = round.next();
  const all = [...chances.values()].reduce((sum, one) => sum + one, 0);
  return (answer: number) => (chances.get(answer) ?? 0) / all;
};

describe('what is right next in a planned round', () => {
  it('is at first what rounds ask for most often', () => {
    const chance = chancesAfter();
    expect(chance(11)).toBeCloseTo(2 * chance(12));
  });

  it('is seldom what was right just then, and what was shown once some questions have passed', () => {
    const just = chancesAfter(['a12', true]);
    const later = chancesAfter(['a12', true], ['a11'], ['b13'], ['e1']);
    expect(just(12)).toBeLessThan(just(13));
    expect(later(12)).toBeGreaterThan(just(12));
  });

  it('is hardly what was asked twice, nor an easier fact when enough of them were asked', () => {
    const twice = chancesAfter(['a12'], ['e1'], ['a13'], ['a12'], ['b13'], ['a11']);
    expect(twice(12)).toBeLessThan(twice(14));
    const enough = chancesAfter(['e1'], ['e2'], ['a12'], ['e3'], ['e4'], ['a13']);
    expect(enough(1) + enough(2) + enough(3) + enough(4)).toBeLessThan(0.05);
  });

  it('is, in a game of one band, mostly near what was right before', () => {
    const facts = Array.from({ length: 20 }, (_, answer) => ({ fact: String(answer), answer, isOwn: true }));
    const round = new AskedNext(facts, { own: facts.map(() => 1) }, ROUND).begin(ROUND);
    for (const fact of ['2', '5', '3', '4', '6', '1']) round.meet(fact, false);
    const { chances } = round.next();
    expect(chances.get(7)!).toBeGreaterThan(5 * chances.get(19)!);
  });

  it('is, where answers are few, any but the one that was right just then', () => {
    const facts = [1, 2, 3, 4, 5].map((answer) => ({ fact: String(answer), answer, isOwn: true }));
    const round = new AskedNext(facts, { own: facts.map(() => 1), few: true }, ROUND).begin(ROUND);
    round.meet('3', false);
    const { chances } = round.next();
    const others = [1, 2, 4, 5].map((answer) => chances.get(answer)!);
    expect(chances.get(3)!).toBeLessThan(Math.min(...others) / 3);
    expect(Math.max(...others)).toBeLessThan(2 * Math.min(...others));
  });

  it('knows where rounds begin and end, if that is told', () => {
    const told = { ...OFTEN, first: Array.from({ length: 14 }, () => 1), within: [0, 1] };
    const round = new AskedNext(FACTS, told, MANY_OWN).begin(2);
    expect(round.next()).toEqual({ chances: round.next().usual, usual: new Map(Array.from({ length: 14 }, (_, n) => [n + 1, 1])) }); // prettier-ignore
    round.meet('a11', false);
    expect(round.next().usual?.size).toBe(14);
    const longer = new AskedNext(FACTS, told, MANY_OWN).begin(3);
    longer.meet('a11', false);
    expect(longer.next().usual).toEqual(new Map([[1, 0], [2, 1]])); // prettier-ignore
  });

  it('lies, where that is told, beside more of what was right before than usual', () => {
    const round = new AskedNext(FACTS, { ...OFTEN, within: FACTS.map(() => 1) }, MANY_OWN).begin(ROUND);
    round.meet('e2', false);
    const { usual } = round.next();
    expect(usual!.get(2)!).toBeGreaterThan(5 * usual!.get(1)!);
  });
});

it('few own answers has a game of which they are at most half of a round, and easier ones are asked, too', () => {
  const own = [1, 2, 3, 4, 5].map((answer) => ({ answer, isOwn: true }));
  const other = { answer: 0, isOwn: false };
  expect(hasFewOwnAnswers([...own, other], 10)).toBe(true);
  expect(hasFewOwnAnswers([...own, { answer: 5, isOwn: true }, other], 10)).toBe(true);
  expect(hasFewOwnAnswers([...own, { answer: 6, isOwn: true }, other], 10)).toBe(false);
  expect(hasFewOwnAnswers([...own, other], 9)).toBe(false);
  expect(hasFewOwnAnswers(own, 10)).toBe(false);
});
