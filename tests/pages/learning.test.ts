import { beforeAll, beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer } from '#tests/support/pages/people.ts';
import { leaveGameAfter, openSettings, playGame } from '#tests/support/pages/player.ts';
import { playedRound } from '#tests/support/played.ts';
import { paintNothing } from '#tests/support/webgl.ts';

beforeAll(paintNothing);
beforeEach(beginAnew);

/** Facts of skills that this device has a copy of, of its one player. */
const copied = () => {
  const copies = JSON.parse(localStorage.getItem('addly-learner') ?? '{}') as Record<
    string,
    Record<string, { items: object }>
  >;
  const [skills = {}] = Object.values(copies);
  return Object.fromEntries(
    Object.entries(skills).map(([skill, { items }]) => [skill, Object.keys(items).length]),
  );
};

it('what was learned on another device is here when a game is opened; what is played here is there at once', async () => {
  await becomePlayer();
  const elsewhere = { attemptId: crypto.randomUUID(), ...playedRound('sound-safari') };
  await ask('POST', '/api/progress', elsewhere);
  visit('/play/none-left-fun');
  await expect.poll(() => Object.keys(copied()).sort()).toEqual(['num.hear.10', 'num.hear.20']);
  await playGame();
  await expect.poll(() => commands.answersTo('POST /api/progress')).toEqual([200, 200]);
  expect(copied()).toHaveProperty('zero');
  const { skills, epoch } = (await ask('GET', '/api/learner')) as { skills: object; epoch: number };
  expect([epoch, Object.keys(skills).sort()]).toEqual([0, ['num.hear.10', 'num.hear.20', 'zero']]);
});

it('what was learned on another device stands in the cards of all games, also where these are opened first', async () => {
  await becomePlayer();
  const elsewhere = { attemptId: crypto.randomUUID(), ...playedRound('sound-safari') };
  await ask('POST', '/api/progress', elsewhere);
  visit('/play');
  const card = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(card(/^None Left Fun/)).toHaveTextContent(/New$/);
  await expect.element(card(/^Sound Safari/)).not.toHaveTextContent(/New$/);
});

it('what the server knows is asked when all rounds have arrived, so that none is learned from twice', async () => {
  await becomePlayer();
  visit('/play/sound-safari');
  await expect.poll(() => commands.answersTo('GET /api/learner')).toEqual([200]);
  await commands.breakCall('POST /api/progress', 'cut');
  await leaveGameAfter(3);
  const three = copied();
  // Not mended before: all games wait to ask, too, and would, as soon as what was kept is sent.
  await commands.breakCall('POST /api/progress', 'hold');
  visit('/play/none-left-fun');
  await expect
    .poll(() => document.querySelector('[data-stage]')?.getAttribute('data-phase'))
    .toBe('instructions');
  expect(await commands.answersTo('GET /api/learner')).toEqual([200]);
  await commands.mend();
  await expect.poll(() => commands.answersTo('GET /api/learner')).toEqual([200, 200]);
  expect(copied()).toEqual(three);
});

it("what a player switches on in a game's settings is there on the next device, and not for others on this one", async () => {
  await becomePlayer();
  visit('/play/none-left-fun');
  await openSettings();
  await page.getByLabelText('Slower voice').click();
  const needs = async () => ((await ask('GET', '/api/profile')) as { needs: object }).needs;
  await expect.poll(needs).toMatchObject({ slow: true, calm: false });
  expect(JSON.parse(localStorage.getItem('addly-nook.stage')!)).toMatchObject({ slowVoice: false });
  localStorage.clear();
  visit('/play/none-left-fun');
  await openSettings();
  await expect.element(page.getByLabelText('Slower voice')).toBeChecked();
});

it("a need that is no device's setting is saved from a game's settings, and is there in the next game", async () => {
  await becomePlayer();
  visit('/play/number-detective');
  await openSettings();
  await page.getByLabelText('The same every time').click();
  await page.getByLabelText('Keep things in sight').click();
  await page.getByLabelText('No quick looks').click();
  const needs = async () => ((await ask('GET', '/api/profile')) as { needs: object }).needs;
  await expect.poll(needs).toEqual({ ...NO_NEEDS, same: true, in_sight: true, no_flashes: true });
  visit('/play/none-left-fun');
  await openSettings();
  await expect.element(page.getByLabelText('Keep things in sight')).toBeChecked();
  await page.getByLabelText('Keep things in sight').click();
  await expect.poll(needs).toEqual({ ...NO_NEEDS, same: true, no_flashes: true });
});

it('a need switched without a network holds on this device, whatever is read meanwhile, and is saved later', async () => {
  await becomePlayer();
  const needs = async () => ((await ask('GET', '/api/profile')) as { needs: object }).needs;
  await commands.breakCall('PATCH /api/profile', 'cut');
  visit('/play/number-detective');
  await openSettings();
  await page.getByLabelText('Slower voice').click();
  await page.getByLabelText('Keep things in sight').click();
  await expect.poll(() => commands.answersTo('PATCH /api/profile')).toContain(0);
  // As a tab that was closed and opened again: the profile comes from the server, which has not heard of it.
  visit('/play/none-left-fun');
  await openSettings();
  await expect.element(page.getByLabelText('Keep things in sight')).toBeChecked();
  await expect.element(page.getByLabelText('Slower voice')).toBeChecked();
  expect(await needs()).toEqual(NO_NEEDS);
  await commands.mend();
  window.dispatchEvent(new Event('online'));
  await expect.poll(needs).toEqual({ ...NO_NEEDS, slow: true, in_sight: true });
  await expect.poll(() => localStorage.getItem('addly-needs')).toBeNull();
  visit('/play/none-left-fun');
  await openSettings();
  await expect.element(page.getByLabelText('Slower voice')).toBeChecked();
});

it('a game that was left after three questions is learned from at once, and sent once there is a network', async () => {
  await becomePlayer();
  visit('/play/sound-safari');
  await expect.poll(() => commands.answersTo('GET /api/learner')).toEqual([200]);
  await commands.breakCall('POST /api/progress', 'cut');
  await leaveGameAfter(3);
  const three = copied();
  expect(Object.values(three).reduce((sum, facts) => sum + facts, 0)).toBe(3);
  await commands.mend();
  window.dispatchEvent(new Event('online'));
  await expect.poll(async () => (await commands.answersTo('POST /api/progress')).includes(200)).toBe(true);
  const { skills } = (await ask('GET', '/api/learner')) as { skills: Record<string, { items: object }> };
  const known = Object.entries(skills).map(([skill, { items }]) => [skill, Object.keys(items).length]);
  expect(Object.fromEntries(known)).toEqual(three);
});
