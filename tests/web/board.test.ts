import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import type { BoardMode } from '#engine/ports.ts';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { RULES, type Helped, type PlayedRound, type Pace } from '#engine/rules/played.ts';
import type { Grouping } from '#web/features/board/choice.ts';
import { Choosing } from '#web/features/board/choosing.tsx';
import { groupsOf } from '#web/features/board/fact-picture.tsx';
import { hardestOf } from '#web/features/board/hardest.ts';
import { TOPICS } from '#web/features/board/topics.ts';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';

const SEED = 7;

/** A round in which each question has as many wrong tries, help and time as told. */
function playedOf(
  gameId: string,
  of: (at: number) => { wrong?: number; help?: Helped; pace?: Pace },
): PlayedRound {
  const game = gameOrThrow(gameId);
  const begun = { attemptId: '', seed: SEED, plan: dealtPlan(game, SEED) };
  const tries = questionsOf(game, begun).flatMap(({ answer, choices }, at) => {
    const { wrong = 0, help = 0, pace = 0 } = of(at);
    const other = choices.find(({ id }) => id !== answer)!.id;
    return [...Array.from({ length: wrong }, () => other), answer].map((choice) => ({ choice, help, pace }));
  });
  return { ...begun, gameId, tries, finished: true, rules: RULES, score: 0 };
}

test('a teacher finds every game under one topic', () => {
  const found = TOPICS.flatMap(({ levels }) => levels.map(({ game }) => game));
  expect(found.toSorted(), 'web/features/board/topics.ts').toEqual(GAME_IDS.toSorted());
});

describe('the choice', () => {
  const offered = (mode: BoardMode, by: Grouping) => {
    const html = renderToStaticMarkup(
      createElement(
        MemoryRouter,
        {},
        createElement(Choosing, {
          choice: { mode, by, children: 30 },
          onChoose: () => undefined,
          objectivesOf: (term) => TERM_TEXTS[term].objectives,
        }),
      ),
    );
    return { html, games: new Set([...html.matchAll(/game=([\w-]+)/g)].map(([, game]) => game!)) };
  };

  test('of what everyone shows first has all games but the one that cannot wait, and tells so', () => {
    const waiting = GAMES.filter(({ traits }) => traits.keptBackFrom !== undefined).map(({ id }) => id);
    const { html, games } = offered('everyone-shows', 'topic');
    expect([...games].toSorted()).toEqual(waiting.toSorted());
    expect(html).toContain('None Left Fun cannot hide its answers. Play it as Whole class or Two sides.');
    const autumn = offered('everyone-shows', 'autumn');
    expect(autumn.games).not.toContain('none-left-fun');
    expect(autumn.html).toContain('None Left Fun cannot hide its answers.');
  });

  test.each(['whole-class', 'two-sides'] as const)('of %s has all games', (mode) => {
    const { html, games } = offered(mode, 'topic');
    expect(games.size).toBe(GAME_IDS.length);
    expect(html).not.toContain('cannot hide');
    expect(offered(mode, 'autumn').games).toContain('none-left-fun');
  });
});

describe('the two hardest facts', () => {
  const game = gameOrThrow('total-treasure-hunt');
  const facts = questionsOf(game, { seed: SEED, plan: dealtPlan(game, SEED) }).map(({ fact }) => fact);
  const hardest = (of: Parameters<typeof playedOf>[1]) =>
    hardestOf(game, playedOf(game.id, of)).map(({ fact }) => fact);

  test('are those with most wrong tries', () =>
    expect(hardest((at) => ({ wrong: at === 4 ? 2 : at === 1 ? 1 : 0, pace: 3 }))).toEqual([
      facts[4],
      facts[1],
    ]));

  test('are none that were skipped', () => {
    const played = playedOf(game.id, (at) => ({ wrong: at === 4 ? 3 : at === 1 ? 2 : at === 2 ? 1 : 0 }));
    const before = 4 + 2 + 1;
    // Without the tries of question 5: one for each before it, and those that were wrong.
    const tries = [...played.tries.slice(0, before), ...played.tries.slice(before + 4)];
    const told = hardestOf(game, { ...played, tries, skipped: [4] });
    expect(told.map(({ fact }) => fact)).toEqual([facts[1], facts[2]]);
  });

  test('else those that were helped, else the slowest', () =>
    expect(hardest((at) => ({ help: at === 6 ? 2 : 0, pace: at === 3 ? 3 : 1 }))).toEqual([
      facts[6],
      facts[3],
    ]));

  test.each(GAMES.map(({ id }) => id))('%s: each with what was said', (id) => {
    const told = hardestOf(
      gameOrThrow(id),
      playedOf(id, (at) => ({ wrong: at % 2 })),
    );
    expect(told).toHaveLength(2);
    for (const { says } of told) expect(says).toMatch(/^[A-Z0-9].*\.$/);
  });
});

test.each([
  ['3+2', [3, 2]],
  ['7-3', [4, 3]],
  ['4-4', [4]],
  ['after 4', [5]],
  ['before 4', [3]],
  ['hear 14', [14]],
  ['find circle', []],
  ['empty basket', []],
])('the dots of %s', (fact, counts) => expect(groupsOf(fact).map(({ count }) => count)).toEqual(counts));
