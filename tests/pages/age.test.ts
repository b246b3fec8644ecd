import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, finishGame } from '#tests/support/pages/people.ts';

beforeEach(beginAnew);

const summer = () => [...document.querySelectorAll('#term-summer h3')].map(({ textContent }) => textContent);
const start = page.getByRole('link', { name: /^Start here/ });

it('a list leads with the games for the age; all others stand below and are open', async () => {
  await becomePlayer();
  visit('/play');
  const [medium, climb] = ['Total Treasure Hunt Medium', 'Number Trail High Climb'];
  const [hard, cookies] = ['Total Treasure Hunt Hard', 'Cookie Crunch Count Hard'];
  await expect.poll(summer).toEqual([climb, medium, 'More games', hard, cookies]);
  const last = page.getByRole('link', { name: /^Cookie Crunch Count Hard/ });
  await expect.element(last).not.toHaveAttribute('aria-disabled');
  for (const [age, expected] of [
    [4, ['More games', climb, medium, hard, cookies]],
    [7, [climb, medium, hard, cookies]],
  ] as const) {
    await ask('PATCH', '/api/profile', { age });
    visit('/play');
    await expect.poll(summer).toEqual(expected);
  }
});

it('a new player is shown one game to begin with, until something was earned', async () => {
  await becomePlayer();
  visit('/home');
  await expect.element(start).toBeVisible();
  expect(start.elements()).toHaveLength(1);
  await finishGame('number-trail', 2);
  visit('/home');
  await expect.element(page.getByRole('link', { name: /^Go on/ })).toBeVisible();
  expect(start.elements()).toHaveLength(0);
});
