import type { Renderer } from 'pixi.js';
import { loadPictures, type Bundle, type Pictures } from '#engine/pictures/load.ts';
import { chooseDecoding } from '#engine/pictures/decoding.ts';
import { PicturesMissing } from '#engine/ports.ts';
import { type SoundManifest } from '#engine/rules/clips.ts';
import { picturesIn, type GameList } from '#engine/rules/game-list.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { PictureManifest, Tier } from '#engine/rules/picture-manifest.ts';
import { FONT } from '#engine/sprites/label.ts';
import { endBeginning, listOfGame, readList } from './begin.ts';

const FONT_SECONDS = 4;

const NO_PICTURES: PictureManifest = { worlds: {}, sheets: {}, rigs: {}, pages: {}, bundles: {} };
const NO_SOUNDS: SoundManifest = { clips: {}, sentences: {} };
const NOTHING: GameList = { pictures: NO_PICTURES, sounds: NO_SOUNDS };

/** Where the lists of all pictures and sounds are. */
const MANIFESTS = {
  pictures: `${import.meta.env.BASE_URL}pictures/manifest.json`,
  sounds: `${import.meta.env.BASE_URL}sounds/manifest.json`,
} as const;

/** What does not come of a list is reported, and whoever needs what it names goes without. */
const orNone = <T>(list: Promise<T>, none: T, report: (problem: string) => void): Promise<T> =>
  list.catch((error: unknown) => {
    report((error as Error).message);
    return none;
  });

async function loadFont(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    AbortSignal.timeout(FONT_SECONDS * 1000).addEventListener('abort', () => resolve());
  });
  // If the font fails to load, the system's rounded font is used: not worth a message.
  const loaded = document.fonts.load(FONT).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loaded, late]);
}

export interface Loaded {
  readonly pictures: Pictures;
  readonly sounds: SoundManifest;
}

export interface LoadRequest {
  readonly gameId: string;
  /** Of what is no game; omitted: the game's own. */
  readonly bundle?: Bundle;
  readonly avatar: Avatar;
  readonly tier: Tier;
  /** Single pictures of the pages that the stage shows, too. */
  readonly pages?: readonly string[];
  /** As in `PictureRequest`. */
  readonly beside?: readonly string[];
  /** As in `GameOptions`. */
  readonly takesAvif?: Promise<boolean> | undefined;
  /** The renderer the pictures are for: decoding is tested on it while their list is fetched. */
  readonly renderer: Renderer;
  report(problem: string): void;
}

/** Loaded only where needed; if it fails to load, the game uses more memory. */
async function withoutCard(renderer: Renderer): Promise<void> {
  if ('gl' in renderer) return;
  await import('#engine/pictures/tints.ts').then(
    ({ boundTints }) => boundTints(),
    () => undefined,
  );
}

/** The lists of a game's own, or, for what is no game, those of everything. */
function listsFor({ gameId, bundle, takesAvif, report }: LoadRequest) {
  if (bundle)
    return {
      pictures: orNone(readList<PictureManifest>(MANIFESTS.pictures), NO_PICTURES, report),
      // Without it there are captions only.
      sounds: orNone(readList<SoundManifest>(MANIFESTS.sounds), NO_SOUNDS, report),
    };
  const list = orNone(listOfGame(gameId), NOTHING, report);
  return {
    pictures: Promise.all([list, takesAvif]).then(([known, takes = false]) => picturesIn(known, takes)),
    sounds: list.then(({ sounds }) => sounds),
  };
}

/** Loads everything needed before the first scene. Rejects only with DrawingFailed or PicturesMissing. */
export const loadAll = (request: LoadRequest): Promise<Loaded> =>
  loadParts(request).finally(() => {
    if (!request.bundle) endBeginning(request.gameId);
  });

async function loadParts(request: LoadRequest): Promise<Loaded> {
  const { gameId, bundle, avatar, tier, pages = [], beside = [], renderer, report } = request;
  const lists = listsFor(request);
  const loadDrawn = async () => {
    const [manifest] = await Promise.all([lists.pictures, chooseDecoding(renderer), withoutCard(renderer)]);
    const pictures = await loadPictures({
      gameId,
      bundle: bundle ?? manifest.bundles[gameId],
      avatar,
      tier,
      pages,
      beside,
      manifest,
      onMissing: report,
    });
    if (pictures.lost.length > 0)
      throw new PicturesMissing(`these sheets did not come: ${pictures.lost.join(', ')}`);
    return pictures;
  };
  const [pictures, sounds] = await Promise.all([loadDrawn(), lists.sounds, loadFont()]);
  return { pictures, sounds };
}
