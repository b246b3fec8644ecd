import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, signUp, someone } from '#tests/support/pages/people.ts';
import { address, arrives, place } from '#tests/support/pages/places.ts';
import { fillIn, press, says, seesToast } from '#tests/support/pages/seen.ts';

/**
 * The error catalogue as people meet it, in its order: product specification, section 8. Its row "progress save" is in
 * outbox.test, "no session" and "Error preloading route!" are in routes.test, the texts of refused audio in
 * tests/engine/voice.
 */

beforeEach(beginAnew);

const box = page.getByRole('alert');
const field = (label: string) => page.getByLabelText(label, { exact: true });
const headingSays = (text: string) =>
  expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text);
const profile = async () => (await ask('GET', '/api/profile')) as Record<string, unknown>;

describe('signing in', () => {
  it('sign-in failure: the message in a red box, and what was typed stays', async () => {
    const { email } = await someone();
    visit('/login');
    await fillIn({ Email: email, Password: 'not the password' });
    await press('Sign In');
    await expect.element(box).toHaveTextContent('Invalid login credentials');
    await expect.element(box).toHaveFocus();
    await commands.breakCall('POST /api/auth/signin', 'cut');
    await press('Sign In');
    await expect.element(box).toHaveTextContent('internet connection');
    await expect.element(field('Email')).toHaveValue(email);
    await expect.element(field('Password')).toHaveValue('not the password');
  });

  it('sign-in failure without a message: the text of the catalogue', async () => {
    visit('/login');
    await fillIn({ Email: (await someone()).email, Password: 'not the password' });
    await commands.breakCall('POST /api/auth/signin', 'trouble');
    await press('Sign In');
    await expect.element(box).toHaveTextContent('An error occurred');
  });

  it('sign-in before the address is confirmed: says so and offers the link again', async () => {
    const { email, password } = await someone();
    await ask('POST', '/api/auth/signup', { email, password });
    visit('/login');
    await fillIn({ Email: email, Password: password });
    await press('Sign In');
    await expect.element(box).toHaveTextContent('Email not confirmed');
    await page.getByRole('link', { name: 'Send the link again' }).click();
    const search = new URLSearchParams({ email });
    await arrives(place(`/email-confirmation?${search}`, 'Check your email', 'Check Your Email'));
  });

  it('sign-in with empty or wrong fields: the message at each field, the focus on the first', async () => {
    visit('/login');
    await press('Sign In');
    await says('An email address is required');
    await says('Please enter your password');
    await expect.element(field('Email')).toHaveFocus();
    await fillIn({ Email: 'nobody at example' });
    await press('Sign In');
    await says('Unable to validate email address: invalid format');
  });

  it('Google sign-in error: a toast with the reason, and the way on is not lost', async () => {
    visit('/login?error=access_denied&redirect=%2Fplay');
    await seesToast('Google sign-in error: access was not given');
    await arrives(place('/login?redirect=%2Fplay', 'Sign In'));
  });
});

describe('making an account', () => {
  it('sign-up failure: a toast with the message, else the text of the catalogue', async () => {
    visit('/signup');
    await fillIn({ Email: (await someone()).email, Password: 'short' });
    await press('Create Account');
    await says('Password should be at least 6 characters.');
    await fillIn({ Password: 'password' });
    await press('Create Account');
    await seesToast('Password is known to be weak and easy to guess, please choose a different one.');
    expect(address()).toBe('/signup');
    await commands.breakCall('POST /api/auth/signup', 'trouble');
    await press('Create Account');
    await seesToast('An error occurred while creating your account.');
    await expect.element(field('Password')).toHaveValue('password');
  });

  it('resend failure: a toast with the message', async () => {
    const { email, password } = await someone();
    await commands.limit();
    await ask('POST', '/api/auth/signup', { email, password });
    visit(`/email-confirmation?email=${email}`);
    await press('Resend Email');
    await seesToast('For security purposes, you can only request this after');
  });
});

describe('setting up a profile', () => {
  it('profile setup: the specified messages at the fields', async () => {
    await signUp();
    visit('/profile-setup');
    await fillIn({ 'Player name': '   ' });
    await press('Save and Play');
    await says('Please enter a player name');
    await says('Please enter a valid age between 4 and 18');
    await expect.element(field('Player name')).toHaveFocus();
    for (const age of ['3', '19', '5.5']) {
      await page.getByRole('spinbutton', { name: 'Age' }).fill(age);
      await press('Save and Play');
      await says('Please enter a valid age between 4 and 18');
    }
  });

  it('profile save in setup fails: a toast with the message, else the text of the catalogue, and the form stays', async () => {
    await signUp();
    visit('/profile-setup');
    await fillIn({ 'Player name': '07700 900123', Age: '5' });
    await press('Save and Play');
    await seesToast("Let's pick a different name.");
    await expect.element(field('Player name')).toHaveValue('07700 900123');
    await expect.element(field('Player name')).toHaveFocus();
    await commands.breakCall('POST /api/profile', 'trouble');
    await fillIn({ 'Player name': 'Sunny Otter' });
    await press('Save and Play');
    await seesToast('An error occurred while setting up your profile.');
    await expect.element(field('Player name')).toHaveValue('Sunny Otter');
  });

  it('a taken name in setup: a number is put behind it, and nobody is stopped', async () => {
    const { username } = await becomePlayer();
    await ask('POST', '/api/auth/signout');
    await signUp();
    visit('/profile-setup');
    await fillIn({ 'Player name': username, Age: '5' });
    await press('Save and Play');
    await expect.poll(address).toBe('/play');
    expect((await profile())['username']).toMatch(new RegExp(`^${username} ?\\d+$`));
  });

  it('a profile that another tab has made meanwhile is completed', async () => {
    const { username } = await signUp();
    visit('/profile-setup');
    await fillIn({ 'Player name': `${username} B` });
    // Only now: the page has been told that there is none.
    await ask('POST', '/api/profile', { username, age: 4, avatar_url: 'cat', theme: 'aqua' });
    await page.getByRole('spinbutton', { name: 'Age' }).fill('5');
    await press('Save and Play');
    await expect.poll(address).toBe('/play');
    expect(await profile()).toMatchObject({
      username: `${username} B`,
      age: 5,
      avatar_url: 'fox',
      theme: 'core',
    });
  });

  it('profile save in setup without a user: the specified sentence in a box', async () => {
    const { username } = await signUp();
    visit('/profile-setup');
    await page.getByRole('spinbutton', { name: 'Age' }).fill('5');
    await commands.loseCookies();
    // The name is looked at while it is typed: that alone turns no page.
    await fillIn({ 'Player name': username });
    await expect.poll(() => commands.answersTo('POST /api/profile/name-check')).toContain(401);
    await press('Save and Play');
    await says('No user found. Please try logging in again.');
  });

  it('a profile that does not exist is no error', async () => {
    await signUp();
    visit('/home');
    await headingSays('Who is playing?');
    await expect.element(field('Player name')).not.toHaveValue('');
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
  });
});

describe('the profile', () => {
  it('profile update: said when it has worked, else a toast with the message or the text of the catalogue', async () => {
    const taken = await becomePlayer();
    await ask('POST', '/api/auth/signout');
    await becomePlayer();
    visit('/profile');
    await press('Edit Profile');
    await fillIn({ 'Player name': taken.username.toUpperCase() });
    await press('Save Changes');
    await seesToast('That player name is taken. Please try another one.');
    await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    await commands.breakCall('PATCH /api/profile', 'trouble');
    await press('Save Changes');
    await seesToast('Failed to update profile');
    await expect.element(field('Player name')).toHaveValue(taken.username.toUpperCase());
    await commands.mend();
    const { username } = await someone();
    await fillIn({ 'Player name': username });
    await press('Save Changes');
    await seesToast('Profile updated successfully!');
    expect((await profile())['username']).toBe(username);
  });

  it('profile update without a user: "No user logged in", then the sign-in page', async () => {
    await becomePlayer();
    visit('/profile');
    await press('Edit Profile');
    await commands.loseCookies();
    await press('Save Changes');
    await seesToast('No user logged in');
    await arrives(place('/login?redirect=%2Fprofile', 'Sign In'));
  });

  it('theme save: said when it has worked, and the specified toast when it fails', async () => {
    await becomePlayer();
    visit('/profile');
    await page.getByRole('radio', { name: 'Aqua Explorer' }).click();
    await seesToast('Theme updated successfully!');
    await commands.breakCall('PATCH /api/profile', 'trouble');
    await page.getByRole('radio', { name: 'Berry Blast' }).click();
    await seesToast('Failed to save theme preference');
  });
});

it('leaderboard failure: the specified text, and Retry brings it', async () => {
  await becomePlayer();
  await commands.breakCall('GET /api/leaderboard', 'trouble');
  visit('/leaderboard');
  await expect.element(box).toHaveTextContent('Failed to load leaderboard');
  await commands.mend();
  await press('Retry');
  await expect.poll(() => document.querySelector('[data-own]')).not.toBeNull();
});

it('a name that cannot be said: "Failed to play audio"', async () => {
  await becomePlayer();
  visit('/play');
  await commands.breakCall('GET /sounds/*', 'cut');
  await press('Say Sound Safari');
  await seesToast('Failed to play audio');
});

it('a session that cannot be read: a toast with the message, and in by Retry when it can', async () => {
  await becomePlayer();
  const refusal = { status: 503, code: 'unavailable', message: 'We are back in a moment.' };
  await commands.breakCall('GET /api/auth/session', refusal);
  visit('/leaderboard?week=2');
  await seesToast('We are back in a moment.');
  await headingSays("Addly Nook can't be reached just now");
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(address()).toBe('/leaderboard?week=2');
  await commands.mend();
  // At once: the page also comes by itself when the session is asked for again, and takes the button along.
  page
    .getByRole('button', { name: 'Retry', exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await arrives(place('/leaderboard?week=2', 'Leaderboard'));
});

it('a page that breaks: "Something went wrong!" with an error to show and hide', async () => {
  await signUp();
  const refusal = { status: 500, code: 'internal_error', message: 'Something went wrong!' };
  await commands.breakCall('GET /api/profile', refusal);
  visit('/profile-setup');
  await headingSays('Something went wrong!');
  await press('Show Error');
  await says('ApiError 500');
  await press('Hide Error');
  await expect.element(page.getByRole('button', { name: 'Show Error' })).toBeVisible();
  expect(page.getByText('ApiError 500').elements()).toHaveLength(0);
});
