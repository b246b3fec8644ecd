import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { rememberCameFrom } from '#web/features/catalogue/came-from.ts';
import type { Account } from '#tests/support/accounts.ts';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, signUp } from '#tests/support/pages/people.ts';
import { address, arrives, opens, place } from '#tests/support/pages/places.ts';
import { leaveResult, playGame } from '#tests/support/pages/player.ts';
import { fillIn, press, says, seesToast } from '#tests/support/pages/seen.ts';
import { playedRound } from '#tests/support/played.ts';
import { paintNothing } from '#tests/support/webgl.ts';

beforeAll(paintNothing);
beforeEach(beginAnew);

const SAVE = 'POST /api/progress';
const PROFILE = 'GET /api/profile';
const KEPT_TOAST = 'Your game is kept. It counts when the internet is back.';
const LEADERBOARD = place('/leaderboard', 'Leaderboard');

const kept = (): readonly unknown[] => JSON.parse(localStorage.getItem('addly-outbox') ?? '[]');
const xp = async () => ((await ask('GET', '/api/profile')) as { xp: number }).xp;
const unsaved = () => page.getByText('Not saved yet').elements().length;
/** As it is read: "Lv.1" and "0 XP" are two words. */
const ownRow = () => document.querySelector<HTMLElement>('[data-own]')?.innerText ?? '';
const standsWith = (score: string) => expect.poll(ownRow).toMatch(new RegExp(`(^|\\s)${score}(\\s|$)`));
const onlineAgain = () => window.dispatchEvent(new Event('online'));
const follow = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** A finished game as an earlier page has left it. */
const finished = (userId: string, over: object = {}) => ({
  userId,
  finishedAt: new Date().toISOString(),
  result: { attemptId: crypto.randomUUID(), ...playedRound('total-treasure-hunt'), ...over },
});
const leaveInOutbox = (...games: readonly object[]) =>
  localStorage.setItem('addly-outbox', JSON.stringify(games));

async function player(): Promise<Account & { readonly id: string }> {
  const account = await becomePlayer();
  const { id } = (await ask('GET', '/api/profile')) as { id: string };
  return { ...account, id };
}

async function signIn({ email, password }: Account): Promise<void> {
  await fillIn({ Email: email, Password: password });
  await press('Sign In');
}

async function signOut(): Promise<void> {
  await press(/Your menu/);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const hold = page.getByRole('button', { name: 'Hold for 3 seconds' });
  await expect.element(hold).toBeVisible();
  // As assistive tools press: the three seconds then go by themselves.
  (hold.element() as HTMLElement).click();
  await fillIn({ 'Which year were you born in?': '1985' });
  await press('Continue');
  await expect.poll(address).toBe('/');
}

describe('a finished game', () => {
  it('counts at once, and the leaderboard is read anew', async () => {
    await becomePlayer();
    visit('/leaderboard');
    await standsWith('0 XP');
    await follow('All Games');
    await page.getByRole('link', { name: /None Left Fun/ }).click();
    await playGame();
    await expect.poll(() => commands.answersTo(SAVE)).toEqual([200]);
    leaveResult('Leaderboard');
    await arrives(LEADERBOARD);
    await standsWith('10 XP');
    expect(kept()).toEqual([]);
  });

  it('is kept when nobody answers: told once, marked, and sent when the internet is back', async () => {
    const { username } = await becomePlayer();
    visit('/play/none-left-fun');
    await commands.breakCall(SAVE, 'cut');
    await Promise.all([seesToast(KEPT_TOAST), playGame()]);
    leaveResult('All Games');
    await expect.poll(unsaved).toBe(1);
    expect([kept().length, await xp()]).toEqual([1, 0]);
    // As a tab that was closed and opened again.
    await opens('/home', place('/home', `Welcome back, ${username}!`, 'Home'));
    await says('0 XP, 100 to Level 2');
    await commands.mend();
    onlineAgain();
    await says('10 XP, 90 to Level 2');
    expect([unsaved(), kept(), await xp()]).toEqual([0, [], 10]);
  });

  it('is kept by a server in trouble, and told so', async () => {
    await becomePlayer();
    visit('/play/none-left-fun');
    await commands.breakCall(SAVE, 'trouble');
    await Promise.all([seesToast('Your game is kept. It counts as soon as it can be sent.'), playGame()]);
    expect([kept().length, await xp()]).toEqual([1, 0]);
  });

  it('that the server will never take says "Failed to save your progress"', async () => {
    await becomePlayer();
    visit('/play/none-left-fun');
    await commands.breakCall(SAVE, { status: 409, code: 'attempt_conflict', message: '' });
    await Promise.all([seesToast('Failed to save your progress'), playGame()]);
    expect([kept(), await xp()]).toEqual([[], 0]);
  });

  it('of a visitor is saved nowhere, without a word', async () => {
    visit('/play/none-left-fun');
    expect(await playGame()).toMatch(/Perfect Score.*\+10 XP/);
    expect([kept(), await commands.answersTo(SAVE)]).toEqual([[], []]);
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
  });
});

describe('what waits', () => {
  it('is sent when its player comes, once, and never for anybody else', async () => {
    const first = await player();
    await ask('POST', '/api/auth/signout');
    const second = await player();
    leaveInOutbox(finished(first.id));
    visit('/home');
    await says('0 XP, 100 to Level 2');
    expect([unsaved(), kept().length, await commands.answersTo(SAVE)]).toEqual([0, 1, []]);
    await signOut();
    visit('/login');
    await signIn(first);
    await arrives(place('/home', `Welcome back, ${first.username}!`, 'Home'));
    await says('10 XP, 90 to Level 2');
    await expect.poll(kept).toEqual([]);
    await ask('POST', '/api/auth/signout');
    await ask('POST', '/api/auth/signin', { email: second.email, password: second.password });
    expect(await xp()).toBe(0);
  });

  it('is sent although a page that never ends keeps the lock of all tabs', async () => {
    const { id } = await player();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // Fifteen seconds for the lock pass in half a second; all else lasts as long as ever.
    const sped = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => timeout(ms === 15_000 ? 500 : ms));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const ended = navigator.locks.request('addly-outbox', () => held);
    leaveInOutbox(finished(id));
    visit('/home');
    await expect.poll(kept).toEqual([]);
    expect(await xp()).toBeGreaterThan(0);
    expect(sped).toHaveBeenCalledWith(15_000);
    sped.mockRestore();
    release();
    await ended;
  });

  it('counts once, though the answer to it was lost', async () => {
    const { id } = await player();
    const game = finished(id);
    leaveInOutbox(game);
    visit('/home');
    await says('10 XP, 90 to Level 2');
    await expect.poll(kept).toEqual([]);
    leaveInOutbox(game);
    visit('/home');
    await expect.poll(kept).toEqual([]);
    expect([await commands.answersTo(SAVE), await xp()]).toEqual([[200, 200], 10]);
  });

  it('that had counted before changes no total, though its answer has those of then', async () => {
    const { id } = await player();
    const [first, second] = [finished(id), finished(id)];
    leaveInOutbox(first);
    visit('/home');
    await says('10 XP, 90 to Level 2');
    leaveInOutbox(second);
    onlineAgain();
    await says('20 XP, 80 to Level 2');
    const reads = (await commands.answersTo(PROFILE)).length;
    leaveInOutbox(first);
    onlineAgain();
    await expect.poll(async () => (await commands.answersTo(PROFILE)).length).toBe(reads + 1);
    await says('20 XP, 80 to Level 2');
    expect([kept(), await commands.answersTo(SAVE)]).toEqual([[], [200, 200, 200]]);
  });

  it('stays, when what answers is no server of ours', async () => {
    const { id } = await player();
    leaveInOutbox(finished(id));
    await commands.breakCall(SAVE, 'foreign page');
    visit('/home');
    await expect.poll(unsaved).toBe(1);
    // Home sends what waits each time before it asks what the server knows of the player.
    await expect.poll(async () => new Set(await commands.answersTo(SAVE))).toEqual(new Set([200]));
    expect([kept().length, await xp()]).toEqual([1, 0]);
  });

  it('is sent within seconds once a server that was in trouble is well again', async () => {
    const { id } = await player();
    await commands.breakCall(SAVE, { status: 503, code: 'unavailable', message: '' });
    leaveInOutbox(finished(id));
    visit('/leaderboard');
    await expect.poll(async () => (await commands.answersTo(SAVE)).length).toBeGreaterThan(1);
    await commands.mend();
    await expect.poll(kept, { timeout: 10_000 }).toEqual([]);
    expect([(await commands.answersTo(SAVE)).at(-1), await xp()]).toEqual([200, 10]);
  });

  it('is given up when the server will never take it, and what comes after it is sent', async () => {
    const { id } = await player();
    leaveInOutbox(finished(id, { plan: [] }), finished(id));
    visit('/home');
    await seesToast('Failed to save your progress');
    await says('10 XP, 90 to Level 2');
    expect([kept(), await commands.answersTo(SAVE)]).toEqual([[], [422, 200]]);
  });

  it('waits on while the session is over, and asks to sign in', async () => {
    const { id } = await player();
    await commands.breakCall(SAVE, 'trouble');
    leaveInOutbox(finished(id));
    visit('/leaderboard');
    await standsWith('0 XP');
    await expect.poll(() => commands.answersTo(SAVE)).toEqual([500]);
    await commands.loseCookies();
    await commands.mend();
    onlineAgain();
    await arrives(place('/login?redirect=%2Fleaderboard', 'Sign In'));
    expect(kept()).toHaveLength(1);
  });

  it('without a profile waits for it, without a word', async () => {
    await signUp();
    visit('/play/none-left-fun');
    await playGame();
    expect([kept().length, await commands.answersTo(SAVE)]).toEqual([1, []]);
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
  });

  it('beyond the allowance stays until it is there: a moment that was counted is not counted again', async () => {
    const { id, username } = await player();
    await commands.limit();
    // Counted so far ahead by a save of another copy of the server, whose clock is.
    await commands.setAllowance(username, { left: 20, inSeconds: 50 });
    const since = performance.now();
    leaveInOutbox(finished(id), finished(id));
    visit('/home');
    // A page may ask more than once while it comes.
    const onlyTheFirstCounts = async () => {
      const [first, ...others] = await commands.answersTo(SAVE);
      return first === 200 && others.every((status) => status === 429) ? others.length : 0;
    };
    await expect.poll(onlyTheFirstCounts).toBeGreaterThan(0);
    await expect.poll(unsaved).toBe(1);
    // A game's worth is back after four minutes: of those since the save they are over, but not of those since the moment
    // that was counted. What passed meanwhile is left out, so that a slow machine has as long.
    await commands.letPass(username, 258 - Math.round((performance.now() - since) / 1000));
    const refused = await onlyTheFirstCounts();
    onlineAgain();
    await expect.poll(onlyTheFirstCounts).toBeGreaterThan(refused);
    expect(kept()).toHaveLength(1);
    await commands.letPass(username, 300);
    onlineAgain();
    await says('20 XP, 80 to Level 2');
    await expect.poll(unsaved).toBe(0);
  });
});

it('nothing of a child is left for the next one: no figures, no ranking, not where a game was begun', async () => {
  const second = await player();
  await ask('POST', '/api/auth/signout');
  const first = await player();
  leaveInOutbox(finished(first.id));
  visit('/leaderboard');
  await standsWith('10 XP');
  // As whoever has pressed a game's card, and the game never came.
  rememberCameFrom('play');
  await signOut();
  await press('Start Playing');
  const modal = page.getByRole('dialog', { name: 'Sign In' });
  await modal.getByLabelText('Email', { exact: true }).fill(second.email);
  await modal.getByLabelText('Password', { exact: true }).fill(second.password);
  await modal.getByRole('button', { name: 'Sign In', exact: true }).click();
  await arrives(place('/home', `Welcome back, ${second.username}!`, 'Home'));
  await says('0 XP, 100 to Level 2');
  expect(sessionStorage.getItem('addly-came-from')).toBeNull();
  await follow('Leaderboard');
  await standsWith('0 XP');
  expect(ownRow()).toContain(second.username);
});
