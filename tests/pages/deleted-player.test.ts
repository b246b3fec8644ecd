import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { beginAnew, leave, visit } from '#tests/support/pages/open-page.tsx';
import { ask } from '#tests/support/pages/people.ts';
import { arrives, place, remembering } from '#tests/support/pages/places.ts';
import { leaveResult, playGame, playOn, runOn } from '#tests/support/pages/player.ts';
import { seesToast } from '#tests/support/pages/seen.ts';
import { becomeSiblings, DELETED, kept, waiting, xpOf, type Player } from '#tests/support/pages/siblings.ts';
import { paintNothing } from '#tests/support/webgl.ts';

beforeAll(paintNothing);
beforeEach(beginAnew);

const PLAYERS = place('/players', 'Who is playing?');
const faces = () => page.getByRole('button', { name: / scarf\. Level/ }).elements().length;

describe('a player deleted on another device', () => {
  /** Three siblings; the first is current, and is deleted without this browser's pages being told. */
  async function becomeThree() {
    const { mia, tom, password } = await becomeSiblings();
    await ask('POST', '/api/gate');
    const username = `Ann ${mia.username.slice(-8)}`;
    const ann = (await ask('POST', '/api/players', {
      ...{ username, age: 6, avatar_url: 'cat', theme: 'core' },
    })) as Player;
    await ask('POST', `/api/players/${mia.id}/enter`);
    const remove = async ({ id }: Player) => {
      await ask('POST', '/api/auth/again', { password });
      await ask('DELETE', `/api/players/${id}`, { confirm: 'DELETE' });
    };
    return { tom, ann, remove, deleteMia: () => remove(mia) };
  }

  /** Where this browser keeps something with this player's id. */
  const keysWith = ({ id }: Player) =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).flatMap(([key, text]) => (String(text).includes(id) ? [key] : [])),
    );

  /** Tom has played here, and is deleted while no page of this browser is open; a sibling and another family have things here. */
  async function playAndBeDeleted() {
    const { tom, ann, remove } = await becomeThree();
    await ask('POST', `/api/players/${tom.id}/enter`);
    visit('/play/number-trail');
    await playGame(3);
    playOn();
    runOn();
    await expect.poll(kept).toEqual([]);
    leaveResult('All Games');
    await arrives(place('/play', 'Choose Your Game', 'All Games'));
    leave();
    const others = waiting(crypto.randomUUID(), tom.id, 2);
    localStorage.setItem('addly-outbox', JSON.stringify([others]));
    const learning = JSON.parse(localStorage.getItem('addly-learning')!);
    localStorage.setItem('addly-learning', JSON.stringify({ ...learning, [ann.id]: { told: true } }));
    const ofTom = ['addly-learner', 'addly-learning', 'addly-player'];
    expect(keysWith(tom)).toEqual(expect.arrayContaining(ofTom));
    await remove(tom);
    return { tom, ann, others };
  }

  it('ends the game, hears at its result that it does not count, and why, and is asked who plays', async () => {
    const { tom, ann, deleteMia } = await becomeThree();
    visit('/play/total-treasure-hunt');
    await playGame(3);
    await deleteMia();
    expect(playOn()).toMatch(/Perfect Score/);
    await seesToast(DELETED);
    // Nothing is promised that nobody can have any more.
    const card = page.getByText('Thank you for playing!', { exact: true });
    await expect.element(card).toBeInTheDocument();
    runOn();
    expect(document.querySelector('[data-stage]')!.textContent).not.toMatch(/Coins|XP/);
    expect(kept()).toEqual([]);
    leaveResult('All Games');
    await arrives(remembering(PLAYERS, '/play'));
    await seesToast(DELETED);
    await expect.poll(faces).toBe(2);
    for (const { id, xp } of [tom, ann]) expect(await xpOf(id)).toBe(xp);
  });

  it('leaves nothing on this device, whoever has deleted it; what is of others stays', async () => {
    const { tom, ann, remove } = await becomeThree();
    await ask('POST', `/api/players/${tom.id}/enter`);
    const others = waiting(crypto.randomUUID(), crypto.randomUUID(), 2);
    localStorage.setItem('addly-outbox', JSON.stringify([others]));
    localStorage.setItem('addly-learning', JSON.stringify({ [ann.id]: { told: true } }));
    const keysWithTom = () => keysWith(tom);
    visit('/play/number-trail');
    await playGame(3);
    expect(keysWithTom()).toContain('addly-learning');
    await remove(tom);
    playOn();
    await seesToast(DELETED);
    runOn();
    leaveResult('All Games');
    await arrives(remembering(PLAYERS, '/play'));
    await expect.poll(keysWithTom).toEqual([]);
    expect(kept()).toEqual([others]);
    expect(JSON.parse(localStorage.getItem('addly-learning')!)).toEqual({ [ann.id]: { told: true } });
  });

  it.each([
    ['/players', PLAYERS],
    ['/home', remembering(PLAYERS, '/home')],
  ])('leaves nothing where the next visit begins at %s; what is of others stays', async (address, asked) => {
    const { tom, ann, others } = await playAndBeDeleted();
    visit(address);
    await arrives(asked);
    await expect.poll(faces).toBe(2);
    // What waits for another account stays, even if it names the same player.
    await expect.poll(() => keysWith(tom)).toEqual(['addly-outbox']);
    expect(kept()).toEqual([others]);
    await page.getByRole('button', { name: ann.username }).click();
    await arrives(place('/home', `Welcome back, ${ann.username}!`, 'Home'));
    expect(JSON.parse(localStorage.getItem('addly-learning')!)).toEqual({ [ann.id]: { told: true } });
    visit('/home');
    await arrives(place('/home', `Welcome back, ${ann.username}!`, 'Home'));
    expect(keysWith(tom)).toEqual(['addly-outbox']);
  });

  it('hears it also on a page where nothing is played, at the next change', async () => {
    const { deleteMia } = await becomeThree();
    visit('/profile');
    await arrives(place('/profile', 'My Profile'));
    await deleteMia();
    await page.getByRole('radio', { name: /Aqua Explorer/ }).click({ force: true });
    await arrives(remembering(PLAYERS, '/profile'));
    await seesToast(DELETED);
  });

  it('leaves a round on the device that is dropped without a word to whoever plays then', async () => {
    const { mia } = await becomeSiblings();
    localStorage.setItem('addly-outbox', JSON.stringify([waiting(mia.id, crypto.randomUUID(), 1)]));
    visit('/home');
    await expect.poll(kept).toEqual([]);
    expect(page.getByText(/Failed to save|has deleted/).elements()).toHaveLength(0);
  });
});
