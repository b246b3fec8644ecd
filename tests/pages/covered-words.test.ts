import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GAMES } from '#engine/games/catalogue.ts';
import { itemsOf } from '#engine/games/items.ts';
import { dayOf } from '#engine/learner/fold.ts';
import type { ItemState, Learner, SkillState } from '#engine/learner/state.ts';
import type { Skill } from '#engine/rules/skills.ts';
import { keepLearned } from '#web/features/learning/kept-learner.ts';
import { beginApart, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, finishGame } from '#tests/support/pages/people.ts';

beforeEach(beginApart);
afterEach(() => page.viewport(1280, 800));

const SIZES = [
  [320, 640],
  [360, 640],
  [375, 667],
  [390, 844],
  [480, 320],
  [640, 320],
  [640, 800],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

/** Known at once, so long ago that it is due: there is a door for what is to be watered as well. */
const FLOWER: ItemState = {
  ...{ strength: 1, seen: 4, box: 3, day: dayOf(Date.now()) - 30, support: 2, pace: 0 },
  ...{ inSight: 0, hidden: 4, atOnce: 4 },
};

/** The first facts of each game in flower, so large a part of them. */
function flowering(share: number): Learner['skills'] {
  const skills: Partial<Record<Skill, SkillState>> = {};
  for (const game of GAMES) {
    const items = itemsOf(game);
    for (const { skill, fact } of items.slice(0, Math.ceil(share * items.length))) {
      const before = skills[skill] ?? { theta: 1, tries: 9, items: {} };
      skills[skill] = { ...before, items: { ...before.items, [fact]: FLOWER } };
    }
  }
  return skills;
}

const isSeen = (element: Element): boolean => {
  const { width } = element.getBoundingClientRect();
  return width > 1 && (element.parentElement === null || isSeen(element.parentElement));
};

/** The lines of a text itself, without what its element cuts off on purpose. */
function linesOf(text: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { bottom } = text.parentElement!.getBoundingClientRect();
  const isCut = getComputedStyle(text.parentElement!).overflow !== 'visible';
  return [...range.getClientRects()].filter(({ top }) => !isCut || top < bottom - 1);
}

function textsIn(root: Element): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) if (isSeen(walker.currentNode.parentElement!)) texts.push(walker.currentNode);
  return texts;
}

/** What is seen of a speaker: a finger meets more. */
const faceOf = (speaker: Element) => speaker.querySelector('[data-face]') ?? speaker;

/** What of a page's words is under a speaker, or beyond the tile or page that it is in, in pixels. */
function hidden(): string[] {
  const main = document.querySelector('main')!;
  const speakers = [...main.querySelectorAll('button[aria-label^="Say "]')];
  const boxes = speakers.map((speaker) => faceOf(speaker).getBoundingClientRect());
  return textsIn(main).flatMap((text) => {
    const around = (text.parentElement!.closest('[data-tile]') ?? main).getBoundingClientRect();
    return linesOf(text).flatMap((line) => {
      const covers = boxes.map((box) => {
        const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        return across > 0.5 && down > 0.5 ? across : 0;
      });
      const beyond = Math.max(
        line.right - around.right,
        around.left - line.left,
        line.bottom - around.bottom,
      );
      const most = Math.max(0, beyond, ...covers);
      return most > 0.5 ? [`${text.textContent}: ${Math.round(most)} px`] : [];
    });
  });
}

/** In letters' heights: on a phone on its side the list of games has no room for speakers under the pictures. */
const OVER_PICTURE_WHERE_LOW = 1.4;
const LEAST_SPEAKER = 48;

/** Speakers that are too small for a finger, or cover so much of a tile's picture, with the numerals there. */
function inTheWay(): string[] {
  const low = OVER_PICTURE_WHERE_LOW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const speakers = [...document.querySelectorAll<HTMLElement>('[data-tile] > span > button')];
  return speakers.filter(isSeen).flatMap((speaker) => {
    const box = faceOf(speaker).getBoundingClientRect();
    const picture = speaker.closest('[data-tile]')!.querySelector('a > span:last-child')!;
    const { bottom, right } = picture.getBoundingClientRect();
    const over = box.left < right ? bottom - box.top : 0;
    const inList = !speaker.closest('[aria-label="Games for you"]');
    const most = inList && innerHeight < 480 ? low : 0.5;
    const isFine = over <= most && Math.min(box.width, box.height) >= LEAST_SPEAKER;
    return isFine ? [] : [`${speaker.ariaLabel}: ${Math.round(over)} px over, ${Math.round(box.width)} px`];
  });
}

/** Names with as many letters as there may be, wide ones; no two players have the same. */
for (const { path, username } of [
  { path: '/home', username: 'Mwmwmwmwmwmwmwmwmwmm' },
  { path: '/play', username: 'Mwmwmwmwmwmwmwmwmwww' },
])
  it(`no speaker of ${path} covers a word, and no tile cuts one off, whatever is in flower`, async () => {
    await becomePlayer();
    // A purse of three figures.
    for (let round = 0; round < 6; round++) await finishGame('total-treasure-hunt', 10);
    await ask('PATCH', '/api/profile', { username });
    const { id } = (await ask('GET', '/api/profile')) as { id: string };
    for (const { share, says } of [
      { share: 1, says: /^Known, \d\d\sflowers$/ },
      { share: 0.5, says: /^Growing, \d\d\sflowers$/ },
    ]) {
      keepLearned(id, flowering(share));
      for (const [width, height] of SIZES) {
        await page.viewport(width, height);
        visit(path);
        await expect.element(page.getByText(says).first()).toBeVisible();
        if (path === '/home') await expect.element(page.getByText(/coins to spend/)).toBeInTheDocument();
        await document.fonts.ready;
        expect.soft(inTheWay(), `${width} x ${height}`).toEqual([]);
        expect.soft(hidden(), `${says.source} at ${width} x ${height}`).toEqual([]);
      }
    }
  });
