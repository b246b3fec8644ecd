import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#engine/games/catalogue.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';
import { everySentence as classSentences } from '#engine/rules/class-words.ts';
import { NEEDS_INTERNET } from '#engine/rules/offline.ts';
import type { GameFiles } from '#web/lib/game-files.ts';
import { needsOf, type Manifests } from './needs.ts';

/**
 * One file in Workbox' format: the revision is null when the address itself changes with the content. The browser refuses
 * any answer that does not hash to `integrity`: a captive portal sends its own page in place of every file.
 */
export interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** Letters of non-Western alphabets, and code for the workbench: fetched only when needed. */
const NOT_KEPT = /workbench|-(cyrillic|hebrew|vietnamese|latin-ext|cyrillic-ext)-/;
const SHELL_ENDINGS = /\.(js|css|woff2)$/;
/** Pages that are useless without a network. */
const NOT_IN_MENUS = /^(hero|share|icons\/|splash\/|pages\/(sign-in|envelope))/;

const read = (folder: string, path: string) => readFileSync(join(folder, path));
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest();

export function readManifests(folder: string): Manifests {
  const parse = (path: string) => JSON.parse(read(folder, path).toString());
  return {
    pictures: parse('pictures/manifest.json'),
    little: parse('pictures/little.json'),
    sounds: parse('sounds/manifest.json'),
  };
}

/** The pages themselves, without their pictures. folder: the built web application. */
export function shellFiles(folder: string, games: string): readonly ShellFile[] {
  const entry = (path: string, content: string | Buffer): ShellFile => {
    const hash = hashOf(content);
    return {
      url: `/${path}`,
      revision: path.startsWith('assets/') ? null : hash.toString('hex').slice(0, 12),
      integrity: `sha256-${hash.toString('base64')}`,
    };
  };
  const assets = readdirSync(join(folder, 'assets'))
    .filter((name) => SHELL_ENDINGS.test(name) && !NOT_KEPT.test(name))
    .map((name) => `assets/${name}`);
  const lists = GAMES.map(({ id }) => `games/${id}.json`);
  const others = ['index.html', 'pictures/manifest.json', 'sounds/manifest.json', ...lists];
  return [
    entry('games.json', games),
    ...[...others, ...assets].map((path) => entry(path, read(folder, path))),
  ];
}

/**
 * What menus show and say: pictures of games and guides, the child's room and outfit, the games' names, and that a game is not available offline.
 */
export function menuFiles({ pictures, little, sounds }: Manifests): readonly Address[] {
  const shown = Object.entries(pictures.pages).filter(([name]) => !NOT_IN_MENUS.test(name));
  const said = [NEEDS_INTERNET, ...GAMES.map(({ title }) => `${title}.`)];
  return [
    ...shown.map(([, address]) => address),
    little.image,
    ...said.flatMap((sentence) => sounds.clips[sounds.sentences[sentence] ?? '']?.src ?? []),
  ];
}

/** What is said at the whiteboard beside what its games say: whose turn it is, and to think first. */
export const turnFiles = ({ sounds }: Manifests): readonly Address[] =>
  classSentences().flatMap((sentence) => sounds.clips[sounds.sentences[sentence] ?? '']?.src ?? []);

/** Which files each game needs, and how large they are. Pages read it as /games.json. */
export function gameFiles(folder: string, manifests: Manifests): GameFiles {
  const places = new Map<Address, number>();
  const placeOf = (address: Address) => {
    const known = places.get(address);
    if (known !== undefined) return known;
    places.set(address, places.size);
    return places.size - 1;
  };
  const games = GAMES.map((game) => {
    const { sounds, pictures } = needsOf(game, manifests);
    const small = [...sounds, ...pictures['1']].map(placeOf);
    const fine = pictures['2'].map(placeOf).filter((place) => !small.includes(place));
    return [game.id, { small, fine }] as const;
  });
  const sizeOf = (address: Address) => statSync(join(folder, address.split('?')[0]!)).size;
  const smaller = [...places].flatMap(([address, place]) => {
    const pack = manifests.smaller?.[address];
    return pack ? [[place, [pack, sizeOf(pack)]] as const] : [];
  });
  return {
    files: [...places.keys()].map((address) => [address, sizeOf(address)] as const),
    games: Object.fromEntries(games),
    smaller: Object.fromEntries(smaller),
    menus: menuFiles(manifests),
    turns: turnFiles(manifests),
  };
}
