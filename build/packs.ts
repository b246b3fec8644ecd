import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAMES } from '#engine/games/catalogue.ts';
import {
  effectClip,
  FIRST_EFFECTS,
  LATER_EFFECTS,
  type EffectName,
  type SoundManifest,
} from '#engine/rules/clips.ts';
import { OUTFITS, sheetsFor } from '#engine/rules/game-pictures.ts';
import { packUp } from '#engine/rules/packs.ts';
import type { Address, PictureManifest, Tier } from '#engine/rules/picture-manifest.ts';
import { listOf } from './game-lists.ts';
import { guidesOf, type Manifests } from './needs.ts';

const TIERS: readonly Tier[] = ['1', '2'];

const fileOf = (address: Address) => address.split('?')[0]!;
const nameOf = (address: Address) => basename(fileOf(address));

/** Writes files and their pack; returns the address of each file in it. */
type Pack = (
  pack: string,
  files: readonly (readonly [name: string, body: Buffer])[],
) => (name: string) => Address;

const packInto =
  (folder: string): Pack =>
  (pack, files) => {
    const packed = packUp(files);
    const version = createHash('sha256').update(packed).digest('hex').slice(0, 12);
    mkdirSync(join(folder, dirname(pack)), { recursive: true });
    writeFileSync(join(folder, pack), packed);
    return (name) => `/${pack}?v=${version}#${name}`;
  };

/** A sheet's pages, each as its description, without spaces, and its picture. */
function packSheet(folder: string, pack: Pack, name: string, tier: Tier, pages: readonly Address[]) {
  const files = pages.flatMap((page) => {
    const described = JSON.parse(readFileSync(join(folder, fileOf(page)), 'utf8')) as {
      meta: { image: string };
    };
    const painted = join(folder, dirname(fileOf(page)), described.meta.image);
    return [
      [nameOf(page), Buffer.from(JSON.stringify(described))] as const,
      [described.meta.image, readFileSync(painted)] as const,
    ];
  });
  return pages.map(nameOf).map(pack(`pictures/sheets/${name}@${tier}.pack`, files));
}

/** What every game draws from is put into packs, one for each sheet and each world. */
function packPictures(folder: string, pictures: PictureManifest): PictureManifest {
  const pack = packInto(folder);
  const guides = guidesOf(pictures);
  const sheets = new Set([...GAMES.flatMap(({ id }) => sheetsFor(pictures, id, guides)), OUTFITS]);
  const packedSheet = (name: string) => {
    const tiers = pictures.sheets[name]!;
    return Object.fromEntries(TIERS.map((tier) => [tier, packSheet(folder, pack, name, tier, tiers[tier])]));
  };
  const packedWorld = (name: string) => {
    const world = pictures.worlds[name]!;
    const places = TIERS.map((tier) => {
      const painted = world.layers.flatMap(
        ({ tiers }) => tiers[tier] ?? tiers[tier === '1' ? '2' : '1'] ?? [],
      );
      const files = painted.map(
        (address) => [nameOf(address), readFileSync(join(folder, fileOf(address)))] as const,
      );
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
  return {
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
}

/** Effects are put into two packs: what is heard before the first question is answered, and what is heard later. */
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
  const effects = [...packed('first', FIRST_EFFECTS), ...packed('later', LATER_EFFECTS)];
  return { ...sounds, clips: { ...sounds.clips, ...Object.fromEntries(effects) } };
}

/**
 * Writes into the built pages' folder the packs of all games and each game's own list, which names what is in them. The
 * files themselves stay: pages of the version before may be open, and the Nook's sheets are in no pack. Returns the
 * manifests with the addresses in packs.
 */
export function packGames(folder: string, manifests: Manifests): Manifests {
  const packed = {
    ...manifests,
    pictures: packPictures(folder, manifests.pictures),
    sounds: packSounds(folder, manifests.sounds),
  };
  mkdirSync(join(folder, 'games'), { recursive: true });
  for (const game of GAMES)
    writeFileSync(join(folder, 'games', `${game.id}.json`), JSON.stringify(listOf(game, packed)));
  return packed;
}
