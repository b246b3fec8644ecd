import { becomePlayer, signUp } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

test('the gate: said aloud, held, a year that stays here; what was wanted is done then', async ({ page }) => {
  const { username } = await becomePlayer(page.request);
  const said = page.waitForResponse(/this-is-for-grown-ups/);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/profile');
  const shown = page.getByRole('switch', { name: `Show the name ${username}` });
  await expect(shown).not.toBeChecked();
  await shown.click();
  const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
  await expect(gate).toBeVisible();
  await said;

  // Released too early: it starts over.
  await gate.getByRole('button', { name: 'Hold for 3 seconds' }).click();
  await expect(gate.getByLabel('Which year')).toBeHidden();
  await openGate(page, '2020');
  await expect(gate).toContainText('Please ask a grown-up to come and help.');
  await gate.getByLabel('Which year').fill('1983');
  await gate.getByRole('button', { name: 'Continue' }).click();
  await expect(gate).toBeHidden();
  await expect(shown).toBeChecked();
  await expect(page.getByText('Other players read this name.')).toBeVisible();
  expect(sent.filter((request) => /1983|2020/.test(request))).toEqual([]);

  // Open for some minutes: the next request is granted at once.
  await page.getByRole('switch', { name: /leaderboard/ }).click();
  await expect(page.getByRole('switch', { name: /leaderboard/ })).not.toBeChecked();
  await expect(gate).toBeHidden();
});

test('the gate by keyboard alone, and closed again: nothing changes and nobody is told off', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  const onBoard = page.getByRole('switch', { name: /leaderboard/ });
  await onBoard.focus();
  await page.keyboard.press('Space');
  const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
  await expect(gate.getByRole('button', { name: 'Hold for 3 seconds' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gate).toBeHidden();
  await expect(onBoard).toBeChecked();
  await expect(onBoard).toBeFocused();
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await page.keyboard.press('Space');
  await expect(gate.getByRole('button', { name: 'Hold for 3 seconds' })).toBeFocused();
  await page.keyboard.down('Space');
  await expect(gate.getByLabel('Which year')).toBeFocused();
  await page.keyboard.up('Space');
  await page.keyboard.type('1979');
  await page.keyboard.press('Enter');
  await expect(gate).toBeHidden();
  await expect(onBoard).not.toBeChecked();
});

test('the gate for who cannot hold: one press by a program begins the three seconds', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('switch', { name: /leaderboard/ }).click();
  const hold = page.getByRole('button', { name: 'Hold for 3 seconds' });
  await hold.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByLabel('Which year')).toBeVisible();
});

test('a made-up name at a press is said to those who hear the page; a bad one is told on leaving the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.request);
  await page.goto('/profile-setup');
  const name = page.getByLabel('Player name');
  await expect(name).not.toHaveValue('');
  const another = page.getByRole('button', { name: 'Another one' });
  // The word itself can be seen, not only the picture.
  const seen = await another.evaluate((button) => {
    const word = document.createRange();
    word.selectNodeContents(button.lastChild!);
    return word.getBoundingClientRect().width;
  });
  expect(seen).toBeGreaterThan(60);
  // What ends the form is in view from the start, and so are the animals with their names.
  await expect(page.getByRole('button', { name: 'Save and Play' })).toBeInViewport({ ratio: 1 });
  const save = (await page.getByRole('button', { name: 'Save and Play' }).boundingBox())!;
  for (const label of ['Fox', 'Cat', 'Owl']) {
    const text = page.getByText(label, { exact: true });
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const box = (await text.boundingBox())!;
    expect(box.y + box.height, label).toBeLessThan(save.y);
  }
  const before = await name.inputValue();
  await another.click();
  await expect(name).not.toHaveValue(before);
  const status = page.getByRole('status').filter({ hasText: 'New player name' });
  await expect(status).toHaveText(`New player name: ${await name.inputValue()}`);
  await expect(another).toBeFocused();

  const refusal = page.getByRole('paragraph').filter({ hasText: "Let's pick a different name." });
  for (const bad of ['Game Support', 'a@b']) {
    await name.fill(bad);
    await expect(refusal).toHaveCount(0);
    await page.getByRole('spinbutton', { name: 'Age' }).focus();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/Let's pick a different name\./);
    await expect(page.getByRole('status').filter({ hasText: "Let's pick a different name." })).toHaveCount(1);
  }
  await another.click();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(refusal).toHaveCount(0);
});

test('a name that looks real is asked about kindly, and may be kept', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  const name = page.getByLabel('Player name');
  await expect(name).not.toHaveValue('');
  const warning = page.getByText('That looks like a real name. A made-up one keeps it secret.');
  await name.fill('Charlotte Z');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(warning).toHaveCount(0);
  await name.fill('Charlotte Z');
  await expect(warning).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Age' }).fill('6');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/play');
});

test('how a page comes to the home screen is told behind the gate only, and there alone the browser asks', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  const words = page.getByText('Add to Home Screen');
  await expect(words).toHaveCount(0);
  // The first time it refuses, as browsers do when the last press is too long ago.
  await page.evaluate(() => {
    const prompt = () => {
      const asked = Number(document.body.dataset['asked'] ?? 0) + 1;
      document.body.dataset['asked'] = String(asked);
      return asked === 1 ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve({});
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  const put = page.getByRole('button', { name: 'Put on the home screen' });
  const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
  const body = page.locator('body');
  await put.click();
  await expect(gate).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gate).toBeHidden();
  await expect(body).not.toHaveAttribute('data-asked');

  for (const times of ['1', '2']) {
    await put.click();
    await openGate(page, '1983');
    await expect(gate).toBeHidden();
    await expect(body).toHaveAttribute('data-asked', times);
  }
  // It has asked once: from now on a text explains how.
  await expect(words).toHaveCount(0);
  await put.click();
  await openGate(page, '1983');
  await expect(put).toHaveAccessibleDescription(/choose "Add to Home Screen"/);
  await expect(words).toBeVisible();
});
