import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { visitEmbeddedPostgres } from '#server/db/embedded.ts';
import { mailedLink, someone } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { rowsWith } from '#tests/support/tables-with.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const DAY_MS = 86_400_000;

test.use({ viewport: { width: 390, height: 844 } });

const face = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\. The `) });

async function switchTo(page: Page, name: string) {
  await page.goto('/home');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Switch Player' }).click();
  await face(page, name).click();
  await expect(page.getByRole('heading', { name: `Welcome back, ${name}!` })).toBeVisible();
}

/** In which tables a player is, and how often; sessions change with every press. */
async function rowsOf(dataDir: string, id: string, without?: string): Promise<Record<string, number>> {
  const postgres = await visitEmbeddedPostgres({ dataDir, log: () => undefined });
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  try {
    return await rowsWith(db, id, without);
  } finally {
    await db.end();
    await postgres.stop();
  }
}

/** How far from the middle of a card what is drawn on it lies, in pixels. */
const offMiddle = (card: Locator) =>
  card.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstElementChild!);
    const [drawn, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return Math.max(
      Math.abs(drawn.left + drawn.right - around.left - around.right) / 2,
      Math.abs(drawn.top + drawn.bottom - around.top - around.bottom) / 2,
    );
  });

/** Plays a game; badly: the first choice of every other question is a wrong one. */
async function play(page: Page, game: string, isBad = false) {
  await page.goto(`/play/${game}`);
  let question = 0;
  return playGame(page, { press: pressByAccess, misses: () => isBad && question++ % 2 === 0 });
}

test("a family's way on a phone: two children, whose games, whose page, and one of them deleted", async ({
  page,
  context,
  product: { dataDir },
}) => {
  test.slow();
  await context.addInitScript(paintNothing);
  const { email, password } = someone();

  await test.step('sign up, and two children', async () => {
    await page.goto('/signup');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.goto(await mailedLink(page.request, email, '/auth/confirm'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
  });
  const addChild = async (age: string, animal: string, action: string) => {
    const name = page.getByLabel('Player name');
    await expect(name).not.toHaveValue('');
    await page.getByLabel('Age', { exact: true }).fill(age);
    await page.getByRole('radio', { name: animal }).check();
    const made = await name.inputValue();
    await page.getByRole('button', { name: action }).click();
    return made;
  };
  const first = await addChild('6', 'Owl', 'Save and Play');
  await expect(page).toHaveURL('/play');
  await page.goto('/players');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await openGate(page);
  const second = await addChild('4', 'Cat', 'Add the player');
  await expect(face(page, second)).toHaveAccessibleName(`${second}. The cat with the blue scarf. Level 1.`);

  await test.step('each plays two games, one of them badly', async () => {
    await play(page, 'total-treasure-hunt');
    await play(page, 'none-left-fun');
    await switchTo(page, second);
    await play(page, 'total-treasure-hunt', true);
    await play(page, 'cookie-crunch-count');
    await page.goto('/home');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  });

  await test.step('a week later nobody has to sign in', async () => {
    const cookies = await context.cookies();
    const session = cookies.filter(
      ({ httpOnly, expires }) => httpOnly && expires * 1000 > Date.now() + 80 * DAY_MS,
    );
    expect(session).not.toEqual([]);
    await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
    await switchTo(page, first);
    await page.clock.setFixedTime(Date.now());
  });

  await test.step('what each can do, in words of their own', async () => {
    await page.goto('/grown-ups');
    await expect(page.getByText(new RegExp(`^In the last 7 days ${first} played`))).toBeVisible();
    const said = await page.getByRole('main').innerText();
    await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: second }).click();
    await expect(page.getByText(new RegExp(`^In the last 7 days ${second} played`))).toBeVisible();
    const other = await page.getByRole('main').innerText();
    expect(other.replaceAll(second, '')).not.toBe(said.replaceAll(first, ''));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'What is known' })).toBeHidden();
    for (const side of ['front', 'back']) {
      const cards = page.locator(`[data-sheet="${side}"] > div`);
      await expect(cards).toHaveCount(8);
      for (const card of await cards.all()) await expect(card).toBeVisible();
    }
    const fronts = await page.locator('[data-sheet="front"] > div').allInnerTexts();
    expect(new Set(fronts.filter((text) => text !== '')).size).toBe(8);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    for (const card of await page.locator('[data-sheet="back"] > div').all())
      expect(await offMiddle(card)).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a mail once a week, after a yes in the mail that asks', async () => {
    await page.getByRole('switch', { name: 'A mail once a week' }).check();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.goto(await mailedLink(page.request, email, '/mail/weekly'));
    await page.getByRole('button', { name: 'Yes, once a week' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you: it comes once a week.' })).toBeVisible();
    const stop = await mailedLink(page.request, email, '/mail/unsubscribe');
    const mailbox = await (await page.request.get('/mailbox')).text();
    const [mail] = mailbox.split('<article>').filter((article) => article.includes(stop.split('?')[1]!));
    expect(mail).toContain(`In the last 7 days ${second} played`);
    expect(/<h2>([^<]*)/.exec(mail!)![1]).toBe('This week at Addly Nook');
    await page.goto(stop);
    await page.getByRole('button', { name: 'Stop the weekly mails' }).click();
    await expect(page.getByRole('heading', { name: 'The weekly mails have ended.' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the page for grown-ups' }).click();
    await expect(page.getByRole('switch', { name: 'A mail once a week' })).not.toBeChecked();
  });

  await test.step('one of them is deleted, the other is whole', async () => {
    const players = (await (await page.request.get('/api/players')).json()) as {
      id: string;
      username: string;
    }[];
    const [firstId, secondId] = [first, second].map(
      (name) => players.find(({ username }) => username === name)!.id,
    ) as [string, string];
    const whole = await rowsOf(dataDir, firstId, secondId);
    delete whole['session'];
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(['learners', 'profiles', 'rounds']));
    expect(Object.keys(await rowsOf(dataDir, secondId))).toEqual(
      expect.arrayContaining(['learners', 'profiles', 'rounds']),
    );
    await page.getByRole('button', { name: `Delete ${second}` }).click();
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: `Delete ${second}` }).click();
    await expect(face(page, first)).toBeVisible();
    await expect(face(page, second)).toHaveCount(0);
    await face(page, first).click();
    await expect(page.getByRole('heading', { name: `Welcome back, ${first}!` })).toBeVisible();
    const { xp } = (await (await page.request.get('/api/profile')).json()) as { xp: number };
    expect(xp).toBe(20);
    await expect.poll(() => rowsOf(dataDir, secondId)).toEqual({});
    expect(await rowsOf(dataDir, firstId)).toMatchObject(whole);
  });
});
