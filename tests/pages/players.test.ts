import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cameFrom, rememberCameFrom } from '#web/features/catalogue/came-from.ts';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer } from '#tests/support/pages/people.ts';
import { arrives, place, remembering } from '#tests/support/pages/places.ts';
import { leaveResult, playGame, playOn } from '#tests/support/pages/player.ts';
import { becomeSiblings, current, DELETED, kept, waiting, xpOf } from '#tests/support/pages/siblings.ts';
import { fillIn, press, says, seesToast } from '#tests/support/pages/seen.ts';
import { playedRound } from '#tests/support/played.ts';
import { paintNothing } from '#tests/support/webgl.ts';

beforeAll(paintNothing);
beforeEach(beginAnew);

const HOME = (name: string) => place('/home', `Welcome back, ${name}!`, 'Home');
const PLAYERS = place('/players', 'Who is playing?');
const ENTER = 'POST /api/players/*';

const face = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\. The `) });
const faces = () => page.getByRole('button', { name: / scarf\. Level/ }).elements().length;

describe('who is playing', () => {
  it('is never asked of an only child, and one more comes behind the gate, in six colours at most', async () => {
    await becomePlayer();
    visit('/home');
    await arrives(HOME((await current()).username));
    await press(/Your menu/);
    await expect.element(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expect.poll(() => commands.answersTo('GET /api/players')).not.toEqual([]);
    expect(page.getByRole('menuitem', { name: 'Switch Player' }).elements()).toHaveLength(0);
    await ask('POST', '/api/gate');
    visit('/grown-ups');
    await page.getByRole('link', { name: 'Players of the family' }).click();
    await arrives(PLAYERS);
    await expect.poll(faces).toBe(1);
    visit('/players/new');
    await expect.element(page.getByLabelText('Player name')).not.toHaveValue('');
    const username = document.querySelector<HTMLInputElement>('[name=username]')!.value;
    await fillIn({ Age: '6' });
    await press('Add the player');
    await arrives(PLAYERS);
    await expect.element(face(username)).toHaveAccessibleName(/The fox with the blue scarf\. Level 1\./);
    await face(username).click();
    await arrives(HOME(username));
    expect((await current()).username).toBe(username);
  });

  it('is not added by who opens the page by its address, unless a grown-up passes the gate', async () => {
    await becomePlayer();
    visit('/players/new');
    const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
    await expect.element(gate).toBeVisible();
    await gate.getByRole('button', { name: 'Go back' }).click();
    await says('This page is for grown-ups.');
    expect(page.getByLabelText('Player name').elements()).toHaveLength(0);
    expect(await commands.answersTo('GET /api/profile/name-suggestion')).toEqual([]);
    await press('I am a grown-up');
    await expect.element(gate).toBeVisible();
    await gate.getByRole('button', { name: 'Go back' }).click();
    await ask('POST', '/api/gate');
    await press('I am a grown-up');
    await expect.element(page.getByLabelText('Player name')).toBeVisible();
    expect(gate.elements()).toHaveLength(0);
  });

  it('is asked before anything of siblings who come without a choice, who then go where they wanted', async () => {
    const { tom } = await becomeSiblings();
    await commands.forgetWhoPlays(tom.id);
    for (const wanted of ['/leaderboard', '/play/number-trail', '/profile-setup']) {
      visit(wanted);
      await arrives(wanted === '/profile-setup' ? PLAYERS : remembering(PLAYERS, wanted));
    }
    visit('/players?redirect=%2Fleaderboard');
    await face(tom.username).click();
    await arrives(place('/leaderboard', 'Leaderboard'));
    expect((await current()).id).toBe(tom.id);
    expect(document.documentElement.dataset['theme']).toBe('berry');
  });

  it('changes with one tap, and leaves nothing of one child with the other', async () => {
    const { mia, tom } = await becomeSiblings();
    await ask('POST', '/api/progress', { attemptId: crypto.randomUUID(), ...playedRound('number-trail') });
    visit('/home');
    await arrives(HOME(mia.username));
    rememberCameFrom('play');
    await press(/Your menu/);
    await page.getByRole('menuitem', { name: 'Switch Player' }).click();
    await face(tom.username).click();
    await arrives(HOME(tom.username));
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('berry');
    await says(/^0 XP, /);
    expect(cameFrom()).toBeUndefined();
  });
});

describe('the page for grown-ups', () => {
  it('tells of the child whose face is pressed, and deletes one child alone', async () => {
    const { mia, tom, password } = await becomeSiblings();
    const round = playedRound('total-treasure-hunt');
    await ask('POST', '/api/progress', { attemptId: crypto.randomUUID(), ...round });
    await ask('POST', '/api/gate');
    visit('/grown-ups');
    await page.getByRole('button', { name: tom.username, exact: true }).click();
    await says(`${tom.username} has not played yet.`);
    await press(`Delete ${tom.username}`);
    await press('Delete for ever');
    await fillIn({ Password: password });
    await press(`Delete ${tom.username}`);
    await arrives(PLAYERS);
    await expect.poll(faces).toBe(1);
    await face(mia.username).click();
    await arrives(HOME(mia.username));
    expect((await current()).xp).toBeGreaterThan(0);
    visit('/grown-ups');
    await says('What is known');
    expect(page.getByRole('button', { name: /^Delete / }).elements()).toHaveLength(0);
  });
});

describe('six faces on a phone', () => {
  it('leave room for the sentence on the first screen of the page for grown-ups', async () => {
    await becomePlayer();
    const { id, username: first } = await current();
    await ask('POST', '/api/gate');
    // Digits only, and no zero first: by chance an id's letters spell, or look like, what no name may.
    const number = 20_000 + Number(first.replace(/\D/g, ''));
    for (const nth of 'ABCDE') {
      const username = `${nth} Longest Name ${number}`;
      await ask('POST', '/api/players', { ...{ username, age: 4, avatar_url: 'owl', theme: 'core' } });
    }
    await ask('POST', `/api/players/${id}/enter`);
    await page.viewport(390, 844);
    visit('/grown-ups');
    const sentence = page.getByText(/ has not played yet\./);
    await expect.element(sentence).toBeVisible();
    const faceRow = page.getByRole('list', { name: 'Players' });
    await expect.poll(() => faceRow.element().children.length).toBe(6);
    scrollTo(0, 0);
    expect(sentence.element().getBoundingClientRect().bottom).toBeLessThan(844 * 0.75);
    await page.viewport(1280, 800);
  });
});

describe('three pictures', () => {
  const tap = async (...pictures: readonly string[]) => {
    const pad = page.getByRole('dialog');
    for (const name of pictures) await pad.getByRole('button', { name, exact: true }).click();
  };
  const switchTo = async (name: string) => {
    visit('/players');
    await face(name).click();
  };

  it('are set by a grown-up, and asked for before it is that turn, with a network and without', async () => {
    const { mia, tom } = await becomeSiblings();
    await ask('POST', `/api/players/${tom.id}/enter`);
    await ask('POST', '/api/gate');
    visit('/grown-ups');
    await press('Ask for three pictures');
    await tap('Fish', 'Star', 'Cake');
    await seesToast('The three pictures are set.');
    await switchTo(mia.username);
    await arrives(HOME(mia.username));

    await switchTo(tom.username);
    await says('Tap your three pictures.');
    await tap('Star', 'Fish', 'Cake');
    await says('Those are not the right pictures. Please try again.');
    await tap('Fish', 'Star', 'Cake');
    await arrives(HOME(tom.username));

    await switchTo(mia.username);
    await arrives(HOME(mia.username));
    await commands.breakCall('GET /api/*', 'cut');
    await commands.breakCall(ENTER, 'cut');
    await switchTo(tom.username);
    await tap('Moon', 'Star', 'Cake');
    await says('Those are not the right pictures. Please try again.');
    await tap('Fish', 'Star', 'Cake');
    await arrives(HOME(tom.username));
    await commands.mend();
    window.dispatchEvent(new Event('online'));
    await expect.poll(async () => (await current()).id).toBe(tom.id);
    expect(localStorage.getItem('addly-codes')).not.toMatch(/5,0,8/);
  });

  it('that are wrong too often are left to a grown-up, who needs none', async () => {
    const { mia, tom } = await becomeSiblings();
    await ask('POST', '/api/gate');
    await ask('PUT', `/api/players/${tom.id}/code`, { code: [5, 0, 8] });
    await commands.limit();
    await switchTo(tom.username);
    for (let tries = 0; tries < 6; tries++) await tap('Sun', 'Sun', 'Sun');
    await says('Please ask a grown-up.');
    expect(page.getByRole('dialog').getByRole('button', { name: 'Sun' }).elements()).toHaveLength(0);
    expect((await current()).id).toBe(mia.id);
  });
});

describe('games that wait on the device', () => {
  it("are each their own player's, whoever is current, and a deleted one's stops nobody", async () => {
    const { mia, tom } = await becomeSiblings();
    const gone = crypto.randomUUID();
    const games = [
      waiting(mia.id, gone, 3),
      waiting(mia.id, tom.id, 2),
      waiting(mia.id, undefined, 1),
      waiting(mia.id, tom.id, 0),
    ];
    localStorage.setItem('addly-outbox', JSON.stringify(games));
    visit('/home');
    await expect.poll(kept).toEqual([]);
    const { xp } = await current();
    expect(await xpOf(tom.id)).toBe(2 * xp);
    expect(xp).toBeGreaterThan(0);
  });
});

describe('another tab', () => {
  it('that has switched is followed when something is changed here, and the change is not made', async () => {
    const { mia, tom } = await becomeSiblings();
    visit('/profile');
    await arrives(place('/profile', 'My Profile'));
    await ask('POST', `/api/players/${tom.id}/enter`);
    await page.getByRole('radio', { name: /Aqua Explorer/ }).click({ force: true });
    await seesToast('Somebody else is playing here now.');
    await expect.element(page.getByRole('heading', { name: tom.username })).toBeVisible();
    expect(document.documentElement.dataset['theme']).toBe('berry');
    expect(await ask('POST', `/api/players/${mia.id}/enter`)).toMatchObject({ theme: 'core' });
  });

  const otherTab = () => {
    const channel = new BroadcastChannel('addly-session');
    channel.postMessage('changed');
    channel.close();
  };

  it("that switches in the middle of a game changes nothing in it, and the round is its own player's", async () => {
    const { mia, tom } = await becomeSiblings();
    visit('/play/total-treasure-hunt');
    await playGame(3);
    await ask('POST', `/api/players/${tom.id}/enter`);
    otherTab();
    expect(playOn()).toMatch(/Perfect Score/);
    await expect.poll(() => commands.answersTo('POST /api/progress')).toEqual([200]);
    leaveResult('All Games');
    await seesToast('Somebody else is playing here now.');
    expect((await current()).id).toBe(tom.id);
    expect([await xpOf(mia.id), await xpOf(tom.id)]).toEqual([mia.xp + 10, tom.xp]);
  });

  it('that deletes who plays here lets the game end, and nothing of it comes to the other', async () => {
    const { mia, tom, password } = await becomeSiblings();
    visit('/play/total-treasure-hunt');
    await playGame(3);
    await ask('POST', '/api/auth/again', { password });
    await ask('DELETE', `/api/players/${mia.id}`, { confirm: 'DELETE' });
    otherTab();
    expect(playOn()).toMatch(/Perfect Score/);
    await expect.poll(() => commands.answersTo('POST /api/progress')).not.toEqual([]);
    leaveResult('All Games');
    await seesToast(DELETED);
    expect(await current()).toMatchObject({ id: tom.id, xp: tom.xp });
    expect(kept()).toEqual([]);
  });
});

describe('without a network', () => {
  it('siblings who have played here switch, and the server is told before anything else', async () => {
    const { mia, tom } = await becomeSiblings();
    visit('/players');
    await face(tom.username).click();
    await arrives(HOME(tom.username));
    await commands.breakCall('GET /api/*', 'cut');
    await commands.breakCall(ENTER, 'cut');
    visit('/players');
    await face(mia.username).click();
    await arrives(HOME(mia.username));
    // A closed tab, and no network yet.
    visit('/home');
    await arrives(HOME(mia.username));
    expect((await commands.answersTo(`POST /api/players/${mia.id}/enter`)).at(-1)).toBe(0);
    await commands.mend();
    window.dispatchEvent(new Event('online'));
    await expect.poll(async () => (await current()).id).toBe(mia.id);
    await expect.poll(() => localStorage.getItem('addly-entering')).toBeNull();
    await arrives(HOME(mia.username));
  });
});
