import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, signUp } from '#tests/support/pages/people.ts';
import { address, arrives, place } from '#tests/support/pages/places.ts';
import { fillIn, press, says, seesToast } from '#tests/support/pages/seen.ts';

beforeEach(beginAnew);

const spinner = page.getByText('Loading profile...');
const dialog = page.getByRole('dialog');
const password = dialog.getByLabelText('Password', { exact: true });

describe('a profile that comes late', () => {
  it('is said to be loading until it is there', async () => {
    const { username } = await becomePlayer();
    await commands.breakCall('GET /api/profile', 'hold');
    visit('/profile');
    await expect.element(spinner).toBeVisible();
    expect(document.title).toBe('My Profile - Addly Nook');
    await commands.mend();
    await expect.element(page.getByRole('heading', { name: username })).toBeVisible();
    expect(spinner.elements()).toHaveLength(0);
  });

  it('and is none leads to the setup', async () => {
    const { email } = await signUp();
    await commands.breakCall('GET /api/profile', 'hold');
    visit('/profile');
    await expect.element(spinner).toBeVisible();
    await commands.mend();
    const search = new URLSearchParams({ email, redirect: '/profile' });
    await arrives(place(`/profile-setup?${search}`, 'Who is playing?', 'Set Up Your Profile'));
  });
});

it('a theme that could not be saved is taken off again: on the page, in the choice and on the device', async () => {
  await becomePlayer();
  visit('/profile');
  await page.getByRole('radio', { name: 'Aqua Explorer' }).click();
  await seesToast('Theme updated successfully!');
  await commands.breakCall('PATCH /api/profile', 'trouble');
  await page.getByRole('radio', { name: 'Berry Blast' }).click();
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('berry');
  await seesToast('Failed to save theme preference');
  await expect.element(page.getByRole('radio', { name: 'Aqua Explorer' })).toBeChecked();
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('aqua');
  expect(localStorage.getItem('addly-theme')).toBe('aqua');
});

describe('what needs the password again', () => {
  it('asks for it when the field was left empty, and sends nothing', async () => {
    await becomePlayer();
    visit('/profile');
    await press('Delete account');
    await press('Delete for ever');
    await expect.element(password).toHaveAccessibleDescription('Please enter your password');
    await press('Keep the account');
    await press('Download my data');
    await dialog.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(password).toHaveAccessibleDescription('Please enter your password');
    const sent = ['DELETE /api/account', 'POST /api/auth/again'].map((call) => commands.answersTo(call));
    expect(await Promise.all(sent)).toEqual([[], []]);
  });

  it('says nothing of Google to whoever has a password alone', async () => {
    await becomePlayer();
    visit('/profile');
    for (const asking of ['Delete account', 'Download my data']) {
      await press(asking);
      await expect.poll(() => commands.answersTo('GET /api/auth/ways')).toEqual([200]);
      await expect.element(password).toBeVisible();
      expect(dialog.element().textContent).not.toContain('Google');
      await page.getByRole('button', { name: 'Close' }).click();
    }
  });

  it('tells whoever has Google, too, of the way by it', async () => {
    const { email } = await becomePlayer();
    await commands.linkGoogle(email);
    visit('/profile');
    await press('Delete account');
    await says('Leave it empty if you have just signed in with Google.');
    await press('Delete for ever');
    await says('Sign in with Google again, then delete the account within 10 minutes');
    await fillIn({ Password: 'not the password' });
    await press('Delete for ever');
    await expect.element(password).toHaveAccessibleDescription(/Invalid login credentials/);
    expect(((await ask('GET', '/api/profile')) as { id: string }).id).toBeTruthy();
    expect(address()).toBe('/profile');
  });
});
