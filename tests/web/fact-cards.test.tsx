import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { everyItem, type Item } from '#engine/games/items.ts';
import { factsOf } from '#engine/learner/next-skill.ts';
import { expectNoFaults } from '#tests/support/faults.ts';
import { FactCards } from '#web/features/report/fact-cards.tsx';

const CARD = /<div class="flex h-\[64mm\][^>]*>(.*?)<\/div>/g;

/** What is drawn on the front and on the back of the only card of a child who has met just this. */
function sidesOf({ skill, fact }: Item): readonly (string | undefined)[] {
  const facts = [{ fact, claim: 'met', days: 0, last: '2026-11-24', slips: [] }] as const;
  const skills = [{ id: skill, known: 0, growing: 0, met: 1, of: factsOf(skill).length, facts }];
  const next = { skill, gameId: 'sound-safari', why: '', atHome: '' } as const;
  const html = renderToStaticMarkup(createElement(FactCards, { next, hard: [], skills }));
  // Turned over, the only card lies on the right.
  const [front, , back] = [...html.matchAll(CARD)].map(([, inside]) => inside);
  return [front, back];
}

const textOf = (html: string | undefined) => html?.replace(/<[^>]+>/g, '');

it('prints on no card the same in front and behind, and leaves no side empty', () => {
  const faults = everyItem().flatMap((item) => {
    const [front, back] = sidesOf(item);
    const isEmpty = (side: string | undefined) =>
      !side || (textOf(side) === '' && !/svg|rounded-full/.test(side));
    if (isEmpty(front) || isEmpty(back)) return [`${item.id} has an empty side`];
    return textOf(front) === textOf(back) ? [`${item.id} says "${textOf(front)}" on both sides`] : [];
  });
  expectNoFaults(faults);
});

it('shows a shape in front, and its name behind', () => {
  const [circle] = everyItem().filter(({ fact }) => fact === 'find circle');
  const [front, back] = sidesOf(circle!);
  expect(front).toContain('<svg');
  expect(textOf(front)).toBe('');
  expect(textOf(back)).toBe('circle');
});
