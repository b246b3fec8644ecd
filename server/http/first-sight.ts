import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsAge } from '#engine/learner/by-age.ts';
import { dayOf } from '#engine/learner/fold.ts';
import { bedOf } from '#engine/learner/garden.ts';
import { leadFrom } from '#engine/learner/lead.ts';
import { unpack } from '#engine/learner/packed.ts';
import { startOf } from '#engine/learner/start.ts';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';
import { termOn } from '#engine/rules/terms.ts';
import type { SentLearner } from '#server/contract/learner.ts';
import type { Profile } from '#server/contract/profile.ts';

/** What a page is served with of its own, with places to be filled in: as `web/first-sights.tsx` writes it. */
interface Sights {
  readonly home: { readonly plain: string; readonly water: string };
  /** From each age on, the youngest first. */
  readonly play: readonly (readonly [age: number, html: string])[];
}

/** Who sees it. */
export interface Seen {
  readonly profile: Profile;
  readonly learner: SentLearner;
}

/** A page with what this player sees first of it, before any script; the page as it is where it has nothing of the kind. */
export type FirstSight = (page: string, html: string, seen: Seen) => string;

const PLACE = /\{\{(\w+)\}\}/g;
const LETTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => LETTERS[letter]!);

/** Throws for a place that has nothing. */
const fillIn = (html: string, places: Readonly<Record<string, string | number>>) =>
  html.replace(PLACE, (_all, place: string) => {
    const text = places[place];
    if (text === undefined) throw new Error(`nothing is known for {{${place}}}`);
    return escaped(String(text));
  });

/** What the doors of /home lead to. What was played in a tab, only that tab knows: it may lead on from there. */
function doorsOf({ profile: { age }, learner: { adapts, skills } }: Seen, now: Date) {
  const known = (adapts && unpack(skills)) || {};
  const wish = {
    learner: { start: startOf(age), skills: known },
    today: dayOf(now.getTime()),
    term: termOn(now),
    fits: (game: Parameters<typeof fitsAge>[0]) => fitsAge(game, age),
    sitting: [],
  };
  return leadFrom(wish, age);
}

/** folder: the built pages. */
export function createFirstSight(folder: string, clock = () => new Date()): FirstSight {
  const read = <Content>(path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Content;
  const sights = read<Sights>('first-sights.json');
  const { pages: pictures } = read<PictureManifest>('pictures/manifest.json');

  const homeOf = (seen: Seen, ofPlayer: Readonly<Record<string, string | number>>) => {
    const { next, water } = doorsOf(seen, clock());
    return fillIn(sights.home[water ? 'water' : 'plain'], {
      ...ofPlayer,
      label: seen.profile.xp === 0 ? 'Start here' : 'Go on',
      next: `/play/${next.id}`,
      nextTitle: next.title,
      picture: pictures[`thumbnails/${next.id}`]!,
      ...(water && {
        water: `/play/${water.id}`,
        waterTitle: water.title,
        flower: pictures[`garden/flower-${bedOf(water)}`]!,
      }),
    });
  };
  const playOf = (age: number, ofPlayer: Readonly<Record<string, string | number>>) => {
    const [, html] = sights.play.findLast(([from]) => from <= age) ?? sights.play[0]!;
    return fillIn(html, { ...ofPlayer, age });
  };

  return (page, html, seen) => {
    const { age, username, avatar_url: face, theme, level, xp, coins } = seen.profile;
    // Who has no age is led on to be asked for it.
    if (age === null) return html;
    const ofPlayer = {
      face: pictures[`avatars/${face ?? 'fox'}`]!,
      logo: pictures[`logo/${theme ?? 'core'}`]!,
      name: username ?? 'Player',
      ...{ level, xp, coins },
    };
    const sight =
      page === '/home.html'
        ? homeOf(seen, ofPlayer)
        : page === '/play.html'
          ? playOf(age, ofPlayer)
          : undefined;
    if (sight === undefined) return html;
    const themed = theme && theme !== 'core' ? html.replace('<html ', `<html data-theme="${theme}" `) : html;
    return themed.replace('<div id="root">', () => `<div id="root"><div id="first-sight">${sight}</div>`);
  };
}
