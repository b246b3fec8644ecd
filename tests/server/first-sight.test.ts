import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import manifest from '#assets/public/pictures/manifest.json' with { type: 'json' };
import { itemsOf } from '#engine/games/items.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { createFirstSight, type Seen } from '#server/http/first-sight.ts';
import { ROOT } from '#server/prepare.mjs';
import { newPlayer } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const PAGE =
  '<!doctype html><html lang="en-GB"><body><div id="root"><p>Just a moment</p></div></body></html>';
const AT = new Date('2026-10-05T09:00:00Z');
const TODAY = Math.floor(AT.getTime() / 86_400_000);
const WHILE_BUSY = { timeout: 20_000, interval: 50 };

let pages: string;
let server: TestServer;
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'nook-sights-'));
  mkdirSync(join(pages, 'pictures'));
  // As the build writes it.
  const sights = execFileSync(process.execPath, [join(ROOT, 'build/first-sights.mjs')], { cwd: ROOT });
  writeFileSync(join(pages, 'first-sights.json'), sights);
  writeFileSync(join(pages, 'pictures/manifest.json'), JSON.stringify({ pages: manifest.pages }));
  for (const page of ['index.html', 'game.html', 'home.html', 'play.html'])
    writeFileSync(join(pages, page), PAGE);
  server = await startTestServer({}, { pages });
});
afterAll(async () => {
  await server.stop();
  rmSync(pages, { recursive: true });
});

const seen = (profile: Partial<Seen['profile']> = {}, skills: Seen['learner']['skills'] = {}) =>
  ({
    profile: {
      ...{ username: 'Ada', age: 5, avatar_url: 'owl', theme: 'core', xp: 0, level: 1, coins: 0 },
      ...profile,
    },
    learner: { epoch: 0, adapts: true, level: 'age', weekly_mail: false, skills },
  }) as Seen;
const at = (page: string, who: Seen) => createFirstSight(pages, () => AT)(page, PAGE, who);

it("/home shows a new player's face, name and first game, whose picture alone hurries", () => {
  const html = at('/home.html', seen());
  expect(html).toContain('Welcome back, Ada!');
  // A press is made good on what is called the same.
  expect(html).toContain('aria-label="Your menu, Ada"');
  expect(html).toContain('>Start here<');
  expect(html).toContain('href="/play/number-detective"');
  expect(html).toContain(manifest.pages['avatars/owl']);
  const hurried = [...html.matchAll(/<img src="([^"]*)"[^>]* fetchpriority="high"/g)].map(([, from]) => from);
  expect(hurried).toEqual([manifest.pages['thumbnails/number-detective']]);
});

it('/home shows three doors to whoever has something to water', () => {
  const game = gameOrThrow('total-treasure-hunt');
  const met = [0, 1, 1, TODAY - 3, 0, 1, 0, 0, 0] as const;
  const skillOf = (skill: string) => ({
    theta: 1,
    tries: 9,
    items: Object.fromEntries(
      itemsOf(game).flatMap((item) => (item.skill === skill ? [[item.fact, met]] : [])),
    ),
  });
  const skills = Object.fromEntries(itemsOf(game).map(({ skill }) => [skill, skillOf(skill)]));
  const html = at('/home.html', seen({ xp: 9 }, skills));
  expect(html.match(/data-tile="door"/g)).toHaveLength(3);
  expect(html).toContain(`>${game.title}<`);
  expect(html).toContain(manifest.pages['garden/flower-add']);
  expect(html).toContain('>Go on<');
  const forgotten = seen({ xp: 9 }, skills);
  const off = at('/home.html', { ...forgotten, learner: { ...forgotten.learner, adapts: false } });
  expect(off.match(/data-tile="door"/g)).toHaveLength(2);
});

it.each(['/home.html', '/play.html'])('the top bar of %s shows how far the player has come', (page) => {
  const html = at(page, seen({ level: 6, xp: 543, coins: 4321 }));
  for (const part of ['>6</dd>', '>543</dd>', 'data-widest="4321"']) expect(html).toContain(part);
});

it.each([3, 4, 8])('/play shows a child of %d the first games of its list, and the own age', (age) => {
  const html = at('/play.html', seen({ age }));
  expect(html).toContain('Choose Your Game');
  expect(html).toContain(`>${age}</span>`);
  expect(html.includes('href="/play/number-trail"')).toBe(age > 3);
});

it('has no place left, no style of an element, no name that is used twice, and nothing that keys or readers reach', () => {
  for (const page of ['/home.html', '/play.html'])
    for (const theme of ['core', 'aqua', 'berry'] as const) {
      const html = at(page, seen({ theme }));
      expect(html).not.toMatch(/\{\{| style=|<script/);
      expect(html).toContain('<div id="first-sight"><div aria-hidden="true"');
      expect(html).toContain(manifest.pages[`logo/${theme}`]);
      expect(html.includes(`<html data-theme="${theme}"`)).toBe(theme !== 'core');
      const reached = [...html.matchAll(/<(?:a|button) [^>]*>/g)].filter(
        ([tag]) => !tag.includes('tabindex="-1"'),
      );
      expect(reached).toEqual([]);
      const names = [...html.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
});

it('ends at nothing that a player is called', () => {
  const html = at('/home.html', seen({ username: '</h1><script>f("$&")' }));
  expect(html).toContain('Welcome back, &lt;/h1&gt;&lt;script&gt;f(&quot;$&amp;&quot;)!');
  expect(html).toContain('"Your menu, &lt;/h1&gt;&lt;script&gt;f(&quot;$&amp;&quot;)"');
});

it('is nothing for whoever is led on to tell the age, and at the address of a game', () => {
  expect(at('/home.html', seen({ age: null }))).toBe(PAGE);
  expect(at('/game.html', seen())).toBe(PAGE);
});

it('comes with the page of a player, and with no other', async () => {
  const player = await newPlayer(server.url);
  const text = await vi.waitUntil(async () => {
    const { text: html } = await player.get('/home');
    return html.includes('id="first-sight"') && html;
  }, WHILE_BUSY);
  expect(text).toContain('id="early-answers"');
  expect((await player.get('/play')).text).toContain('Choose Your Game');
  expect((await player.get('/play/sound-safari')).text).not.toContain('first-sight');
  expect((await player.get('/home', { cookie: 'sid=s%3Aabc' })).text).not.toContain('first-sight');
});
