import { CELEBRATIONS, RESULT_SOUNDS, type ClipId, type SoundManifest } from '#engine/rules/clips.ts';
import { everySentence as commonSentences } from '#engine/rules/common-words.ts';
import type { Game } from '#engine/rules/game.ts';
import { familyOf } from '#engine/games/families.ts';
import { OUTFITS, picturesFor } from '#engine/rules/game-pictures.ts';
import { STOP_PLAYING } from '#engine/rules/home-words.ts';
import type { LittleThings } from '#engine/rules/little-things.ts';
import { fetchedFor } from '#engine/rules/packs.ts';
import type { Address, PictureManifest, Tier } from '#engine/rules/picture-manifest.ts';
import type { SmallerPacks } from '#engine/rules/smaller-packs.ts';

export interface Manifests {
  readonly pictures: PictureManifest;
  readonly little: LittleThings;
  readonly sounds: SoundManifest;
  /** Of these pictures, once they are in packs. */
  readonly smaller?: SmallerPacks;
}

/** Addresses that a game requests: the pictures of one tier in addition to what every screen needs. */
export interface Needs {
  readonly sounds: readonly Address[];
  readonly pictures: { readonly [T in Tier]: readonly Address[] };
}

/** Prefixes of clips that any game may play. */
const SHARED_CLIPS = ['effects/', 'guides/', 'numbers/'];
const SHARED_ENDS = [...Object.values(RESULT_SOUNDS), ...CELEBRATIONS, 'try_again', 'tap_the_empty_box'];

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/**
 * Everything that a game may request once the pages' code is loaded: its bundle and world, all guides with their sounds
 * (children who share a device have different ones), and each clip it may play or say.
 */
export function needsOf(game: Game, { pictures, sounds }: Manifests): Needs {
  const guides = guidesOf(pictures);
  const picturesOf = (tier: Tier) =>
    picturesFor({ gameId: game.id, manifest: pictures, tier, guides, beside: [OUTFITS] });
  return {
    sounds: unique(
      clipsOf(game, { pictures, sounds }).flatMap((id) =>
        sounds.clips[id] ? fetchedFor(sounds.clips[id].src) : [],
      ),
    ),
    pictures: { '1': picturesOf('1'), '2': picturesOf('2') },
  };
}

/** Every sentence that a game may say, on the way out, too. */
export const saidIn = (game: Game): readonly string[] =>
  unique([...commonSentences(), STOP_PLAYING, ...familyOf(game).everySentence(game)]);

/** Every clip that a game may play or say. */
export function clipsOf(
  game: Game,
  { pictures, sounds: { clips, sentences } }: Pick<Manifests, 'pictures' | 'sounds'>,
): readonly ClipId[] {
  const bundle = pictures.bundles[game.id];
  if (!bundle) throw new Error(`there is no bundle for the game "${game.id}"`);
  return unique([
    `instructions/${game.id}`,
    `music/${bundle.world}`,
    ...SHARED_ENDS,
    ...Object.keys(clips).filter((id) => SHARED_CLIPS.some((start) => id.startsWith(start))),
    ...saidIn(game).flatMap((sentence) => sentences[sentence] ?? []),
  ]);
}

/** The names of the guides: a rig with its own sheet is one; the animals of a game are on that game's sheet. */
export const guidesOf = ({ rigs }: PictureManifest): readonly string[] =>
  Object.keys(rigs).filter((rig) => rigs[rig]?.sheet === rig);
