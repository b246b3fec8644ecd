import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { itemsOf } from '#engine/games/items.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { beginning, playedRound, rightTry, tryOf } from '#tests/support/played.ts';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer } from '#tests/support/pages/people.ts';
import { arrives, place } from '#tests/support/pages/places.ts';
import { press, says, seesToast } from '#tests/support/pages/seen.ts';

beforeEach(beginAnew);

const HUNT = 'total-treasure-hunt';
const save = (body: object) => ask('POST', '/api/progress', { attemptId: crypto.randomUUID(), ...body });
const cell = (name: RegExp) => page.getByRole('button', { name });

/** A round of treasure hunting in which the first choice of its first question is one too many or too few. */
function slippedRound() {
  const plan = itemsOf(gameOrThrow(HUNT))
    .slice(0, gameOrThrow(HUNT).rewards.questionsCount)
    .map(({ id }) => ({ item: id, support: 0, shown: false }) as const);
  for (let seed = 0; ; seed++) {
    const { questions, ...start } = beginning(HUNT, seed, plan);
    const [first] = questions;
    const near = first!.choices.find(({ id }) => Math.abs(Number(id) - Number(first!.answer)) === 1);
    if (!near) continue;
    const tries = [tryOf(near.id), ...questions.map(rightTry)];
    const kind = Number(near.id) > Number(first!.answer) ? 'one too many' : 'one too few';
    const fact = first!.fact;
    return { fact, kind, body: { ...playedRound(HUNT, { plan, seed }), ...start, tries } };
  }
}

async function openPage(): Promise<void> {
  await ask('POST', '/api/gate');
  visit('/grown-ups');
  await expect.element(page.getByRole('heading', { name: /^Next: / })).toBeVisible();
}

describe('the page for grown-ups', () => {
  it('asks for one before it shows anything, and says where the games are', async () => {
    await becomePlayer();
    visit('/grown-ups');
    const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
    await expect.element(gate).toBeVisible();
    await gate.getByRole('button', { name: 'Go back' }).click();
    await says('This page is for grown-ups.');
    expect(page.getByText('What is known').elements()).toHaveLength(0);
    await ask('POST', '/api/gate');
    await press('I am a grown-up');
    await says('What is known');
  });

  it('says of a child who has not played just that, and what to begin with', async () => {
    const { username } = await becomePlayer();
    await openPage();
    await says(`${username} has not played yet.`);
    await says('Nothing was mixed up so far.');
    await says('No game in the last four weeks.');
    await says('Cards to print come with the first games.');
    await says('Two minutes at home');
    await page.getByRole('link', { name: 'Play it now' }).click();
    await expect.poll(() => location.pathname).toMatch(/^\/play\/[a-z-]+$/);
  });

  it('tells what was right, what was chosen instead, and on how many days; eight cards are printed', async () => {
    await becomePlayer();
    const { fact, kind, body } = slippedRound();
    // The first choice was wrong; nothing was won before that, so it costs no point.
    await save({ ...body, score: body.score });
    await openPage();
    await says('Played on 1 of the last 28 days.');
    const name = fact.replace('+', '\\+');
    await cell(new RegExp(`^${name}: met`)).click();
    await says(new RegExp(`^${name}: met so far; last met on .*${kind}, once\\.$`));
    const others = itemsOf(gameOrThrow(HUNT)).filter((item) => item.fact !== fact);
    await cell(new RegExp(`^${others[0]!.fact.replace('+', '\\+')}: right with everything in sight`)).click();
    await says(/on 1 day; last met on/);
    expect(document.querySelector('main')!.textContent).toContain(`${fact}: ${kind}, once`);
    await expect.element(page.getByRole('button', { name: 'Print 8 cards' })).toBeVisible();
  });

  it("keeps what a child needs with the child's profile", async () => {
    await becomePlayer();
    await openPage();
    await page.getByRole('switch', { name: 'Keep things in sight' }).click();
    await seesToast('Profile updated successfully!');
    await page.getByRole('switch', { name: 'A slower voice' }).click();
    const needs = async () => ((await ask('GET', '/api/profile')) as { needs: object }).needs;
    await expect.poll(needs).toEqual({ ...NO_NEEDS, in_sight: true, slow: true });
    visit('/grown-ups');
    await expect.element(page.getByRole('switch', { name: 'Keep things in sight' })).toBeChecked();
    await expect.element(page.getByRole('switch', { name: 'Captions' })).not.toBeChecked();
  });

  it('keeps on the server whether questions are chosen for a child, and how hard', async () => {
    await becomePlayer();
    await openPage();
    const decided = async () => {
      const { adapts, level } = (await ask('GET', '/api/learner')) as { adapts: boolean; level: string };
      return { adapts, level };
    };
    const chooses = page.getByRole('switch', { name: 'Choose questions for my child' });
    await expect.element(chooses).toBeChecked();
    await page.getByRole('radio', { name: /^Harder/ }).click();
    await seesToast('Profile updated successfully!');
    await expect.poll(decided).toEqual({ adapts: true, level: 'harder' });
    await chooses.click();
    await expect.poll(decided).toEqual({ adapts: false, level: 'harder' });
    await expect.element(chooses).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^Harder/ })).not.toBeInTheDocument();
    visit('/grown-ups');
    await expect.element(chooses).not.toBeChecked();
    await chooses.click();
    await expect.element(page.getByRole('radio', { name: /^Harder/ })).toBeChecked();
  });

  it('forgets what was learned, there and on this device, for whoever knows the password', async () => {
    const { password } = await becomePlayer();
    await save(playedRound('sound-safari'));
    await openPage();
    const learned = async () => {
      const { epoch, skills } = (await ask('GET', '/api/learner')) as { epoch: number; skills: object };
      return { epoch, skills: Object.keys(skills).length };
    };
    expect(await learned()).toEqual({ epoch: 0, skills: 2 });
    await press('Forget what was learned');
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabelText('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Forget what was learned' }).click();
    await seesToast('What was learned is forgotten.');
    expect(await learned()).toEqual({ epoch: 1, skills: 0 });
    const [own] = Object.values(JSON.parse(localStorage.getItem('addly-learning')!) as object);
    expect(own).toMatchObject({ epoch: 1 });
  });

  it('is found from the profile', async () => {
    await becomePlayer();
    await ask('POST', '/api/gate');
    visit('/profile');
    await page.getByRole('link', { name: 'For grown-ups' }).click();
    await arrives(place('/grown-ups', 'For grown-ups', 'For Grown-ups'));
  });
});
