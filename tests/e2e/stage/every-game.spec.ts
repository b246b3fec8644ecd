import { GAMES, rewardOf } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import { levelOf } from '#engine/rules/level.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { outcomeOf } from '#engine/rules/rewards.ts';
import { scoreAfter } from '#engine/rules/round.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import {
  playAgain,
  playGame,
  pressByAccess,
  pressByKeyboard,
  pressByTouch,
  type GameEnd,
} from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

test.use({ hasTouch: true });

const HEADINGS = { perfect: 'Perfect Score', great: 'Great Job', poor: 'Keep Trying' } as const;
/** One question is answered wrong until it is shown, which needs every step of help. */
const LADDER = [2, 2, 2];

/** What the specification gives for a round in which these questions were answered wrong first, each so often. */
function scoreOf(total: number, wrongAt: readonly number[]): number {
  const right = numbersFrom(1, total).flatMap((question) => [
    ...wrongAt.filter((wrong) => wrong === question).map(() => false),
    true,
  ]);
  return right.reduce(scoreAfter, 0);
}

function expectEnd(end: GameEnd, game: Game, score: number): void {
  const total = game.rewards.questionsCount;
  const { xp, coins } = rewardOf(game, score);
  expect(end.heading).toBe(HEADINGS[outcomeOf(score, total)]);
  const percent = `${Math.round((score / total) * 100)}%`;
  for (const text of ['Your Score', `${score} / ${total}`, percent, `+${xp} XP`, `+${coins} Coins`])
    expect(end.text).toContain(text);
}

const amountOf = (what: string) => (end: GameEnd) =>
  Number(end.text.match(new RegExp(`\\+(\\d+) ${what}`))?.[1]);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

for (const game of GAMES) {
  test(`${game.title} (${game.id}): perfect by its words alone, with mistakes by keys, poorly by touch`, async ({
    page,
  }) => {
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto(`/play/${game.id}`);
    const total = game.rewards.questionsCount;
    // Not the last one: at the end of a trail there is but one stone left to choose.
    const always = numbersFrom(2, total - 1);

    const perfect = await playGame(page, { press: pressByAccess });
    expectEnd(perfect, game, total);

    const helped = await playAgain(page, { press: pressByKeyboard, wrongAt: LADDER });
    expectEnd(helped, game, scoreOf(total, LADDER));

    const poor = await playAgain(page, { press: pressByTouch, wrongAt: always });
    expectEnd(poor, game, scoreOf(total, always));

    const ends = [perfect, helped, poor];
    const xp = sum(ends.map(amountOf('XP')));
    await expect(async () => {
      const profile = await (await page.request.get('/api/profile')).json();
      expect(profile).toMatchObject({ xp, level: levelOf(xp), coins: sum(ends.map(amountOf('Coins'))) });
    }).toPass({ timeout: 20_000 });
    expect(await page.evaluate(() => window.__lab?.errors())).toEqual([]);
  });
}
