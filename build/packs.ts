import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAMES } from '#engine/games/catalogue.ts';
import {
  effectClip,
  FIRST_EFFECTS,
  LATER_EFFECTS,
  LONE_EFFECTS,
  type EffectName,
  type SoundManifest,
} from '#engine/rules/clips.ts';
import { OUTFITS, sheetsFor } from '#engine/rules/game-pictures.ts';
import { packUp } from '#engine/rules/packs.ts';
import type { Address, PictureManifest, Tier } from '#engine/rules/picture-manifest.ts';
import type { SmallerPacks } from '#engine/rules/smaller-packs.ts';
import { listOf } from './game-lists.ts';
import { guidesOf, type Manifests } from './needs.ts';

const TIERS: readonly Tier[] = ['1', '2'];

const fileOf = (address: Address) => address.split('?')[0]!;
const nameOf = (address: Address) => basename(fileOf(address));

/** Goes into a pack. smaller: the same picture as AVIF. */
type Item = readonly [name: string, body: Buffer, smaller?: Buffer | undefined];

/** Writes a pack of these; returns the address of each in it. */
type Pack = (pack: string, items: readonly Item[]) => (name: string) => Address;

/** Notes in `smaller` which packs there are twice. */
function packInto(folder: string, smaller: Record<Address, Address> = {}): Pack {
  const write = (pack: string, files: readonly (readonly [name: string, body: Buffer])[]): Address => {
    const packed = packUp(files);
    const version = createHash('sha256').update(packed).digest('hex').slice(0, 12);
    mkdirSync(join(folder, dirname(pack)), { recursive: true });
    writeFileSync(join(folder, pack), packed);
    return `/${pack}?v=${version}`;
  };
  return (pack, items) => {
    const address = write(
      pack,
      items.map(([name, body]) => [name, body]),
    );
    if (items.some(([, , avif]) => avif))
      smaller[address] = write(
        pack.replace(/pack$/, 'avif.pack'),
        items.map(([name, body, avif]) => [name, avif ?? body]),
      );
    return (name) => `${address}#${name}`;
  };
}

/** A picture, named as in the manifest or its sheet. */
function painted(file: string): Item {
  const avif = file.replace(/webp$/, 'avif');
  return [basename(file), readFileSync(file), existsSync(avif) ? readFileSync(avif) : undefined];
}

/** The files beside the WebP ones are asked for by nobody, once they are in packs. */
function dropLooseAvif(folder: string): void {
  for (const part of ['sheets', 'worlds'])
    for (const name of readdirSync(join(folder, 'pictures', part), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.avif')) rmSync(join(folder, 'pictures', part, name));
}

/** A sheet's pages, each as its description, without spaces, and its picture. */
function packSheet(folder: string, pack: Pack, name: string, tier: Tier, pages: readonly Address[]) {
  const files = pages.flatMap((page): Item[] => {
    const described = JSON.parse(readFileSync(join(folder, fileOf(page)), 'utf8')) as {
      meta: { image: string };
    };
    const picture = join(folder, dirname(fileOf(page)), described.meta.image);
    return [[nameOf(page), Buffer.from(JSON.stringify(described))], painted(picture)];
  });
  return pages.map(nameOf).map(pack(`pictures/sheets/${name}@${tier}.pack`, files));
}

/** What every game draws from is put into packs, one for each sheet and each world. */
function packPictures(folder: string, pictures: PictureManifest) {
  const smaller: Record<Address, Address> = {};
  const pack = packInto(folder, smaller);
  const guides = guidesOf(pictures);
  const sheets = new Set([...GAMES.flatMap(({ id }) => sheetsFor(pictures, id, guides)), OUTFITS]);
  const packedSheet = (name: string) => {
    const tiers = pictures.sheets[name]!;
    return Object.fromEntries(TIERS.map((tier) => [tier, packSheet(folder, pack, name, tier, tiers[tier])]));
  };
  const packedWorld = (name: string) => {
    const world = pictures.worlds[name]!;
    const places = TIERS.map((tier) => {
      const layers = world.layers.flatMap(
        ({ tiers }) => tiers[tier] ?? tiers[tier === '1' ? '2' : '1'] ?? [],
      );
      const files = layers.map((address) => painted(join(folder, fileOf(address))));
      return [tier, pack(`pictures/worlds/${name}/layers@${tier}.pack`, files)] as const;
    });
    const layers = world.layers.map((layer) => {
      const { tiers } = layer;
      const named = places.map(([tier, place]) => {
        const painted = tiers[tier] ?? tiers[tier === '1' ? '2' : '1'];
        return [tier, painted && place(nameOf(painted))] as const;
      });
      return { ...layer, tiers: Object.fromEntries(named.filter(([, address]) => address)) };
    });
    return { ...world, layers };
  };
  const worlds = new Set(GAMES.flatMap(({ id }) => pictures.bundles[id]?.world ?? []));
  const packed = {
    ...pictures,
    sheets: {
      ...pictures.sheets,
      ...Object.fromEntries([...sheets].map((name) => [name, packedSheet(name)])),
    },
    worlds: {
      ...pictures.worlds,
      ...Object.fromEntries([...worlds].map((name) => [name, packedWorld(name)])),
    },
  } as PictureManifest;
  return { pictures: packed, smaller: smaller satisfies SmallerPacks };
}

/** Effects are put into two packs: what is heard before the first question is answered, and what is heard later; few into none. */
function packSounds(folder: string, sounds: SoundManifest): SoundManifest {
  const pack = packInto(folder);
  const packed = (name: string, effects: readonly EffectName[]) => {
    const known = effects.flatMap((effect) => {
      const clip = sounds.clips[effectClip(effect)];
      return clip ? [{ id: effectClip(effect), clip, file: fileOf(clip.src) }] : [];
    });
    const files = known.map(({ file }) => [basename(file), readFileSync(join(folder, file))] as const);
    const at = pack(`sounds/effects/${name}.pack`, files);
    return known.map(({ id, clip, file }) => [id, { ...clip, src: at(basename(file)) }] as const);
  };
  const later = LATER_EFFECTS.filter((name) => !LONE_EFFECTS.includes(name));
  const effects = [...packed('first', FIRST_EFFECTS), ...packed('later', later)];
  return { ...sounds, clips: { ...sounds.clips, ...Object.fromEntries(effects) } };
}

/**
 * Writes into the built pages' folder the packs of all games and each game's own list, which names what is in them. The
 * files themselves stay, all but AVIF: pages of the version before may be open, and the Nook's sheets are in no pack. Returns
 * the manifests with the addresses in packs.
 */
export function packGames(folder: string, manifests: Manifests): Manifests {
  const packed = {
    ...manifests,
    ...packPictures(folder, manifests.pictures),
    sounds: packSounds(folder, manifests.sounds),
  };
  dropLooseAvif(folder);
  mkdirSync(join(folder, 'games'), { recursive: true });
  for (const game of GAMES)
    writeFileSync(join(folder, 'games', `${game.id}.json`), JSON.stringify(listOf(game, packed)));
  return packed;
}
