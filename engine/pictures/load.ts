import { Assets, Texture, type Spritesheet } from 'pixi.js';
import type { Place } from '#engine/rules/day-scene.ts';
import { SHARED_SHEETS } from '#engine/rules/game-pictures.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { PictureManifest, RigEntry, Tier, WorldEntry } from '#engine/rules/picture-manifest.ts';
import { loadPacked } from './packed.ts';
import { placeholderTexture } from './placeholder.ts';

/** All pictures of one game. Textures are shared by all sessions and stay loaded. */
export interface Pictures {
  /**
   * Sheets that failed to load completely. Without them nothing can be counted, or the guide is missing; a missing
   * world is not listed.
   */
  readonly lost: readonly string[];
  /** The world in the game's bundle; undefined if the manifest has none. */
  readonly worldName: string | undefined;
  /** What kind of place that world is. */
  readonly place: Place | undefined;
  /** The picture of the game's card; undefined, and reported, if it did not load. */
  readonly thumbnail: Texture | undefined;
  /** The frame of the guide's hat in this game. */
  readonly hat: string | undefined;
  /** A single picture of the pages that was asked for: "avatars/fox". A missing one is a soft disc. */
  page(name: string): Texture;
  /** A frame of a sheet by name: "treasure/ruby". A missing one is reported and replaced by a soft disc. */
  texture(frame: string): Texture;
  /** Whether this frame was loaded. */
  has(frame: string): boolean;
  /** A world's manifest entry; undefined, and reported, if there is none. */
  world(name: string): WorldEntry | undefined;
  /** The texture of one layer of a world. */
  layer(world: string, layer: string): Texture;
  /** A character's rig, whose frames are textures of this; undefined, and reported, if there is none. */
  rig(name: string): RigEntry | undefined;
}

/** What is loaded for one stage. world: omitted where the scene draws its own. */
export type Bundle = Partial<PictureManifest['bundles'][string]> &
  Pick<PictureManifest['bundles'][string], 'sheets'>;

export interface PictureRequest {
  readonly gameId: string;
  /** Undefined: there is none, which is reported. */
  readonly bundle: Bundle | undefined;
  readonly avatar: Avatar;
  readonly tier: Tier;
  /** Single pictures of the pages that the stage shows, too. */
  readonly pages?: readonly string[];
  /** Sheets that nothing depends on; while they cannot be had, `has` says so. */
  readonly beside?: readonly string[];
  readonly manifest: PictureManifest;
  /** Called once for each missing item, with its name. */
  onMissing(message: string): void;
}

/** A game goes on without its world, but not without what is counted, so the latter has a longer timeout. */
const WORLD_SECONDS = 20;
const SHEET_SECONDS = 60;

// WebKit draws bitmaps that were decoded in a worker as black. Browsers decode bitmaps off the main thread anyway.
Assets.setPreferences({ preferWorkers: false });

/**
 * Loads the pictures of a game's bundle, its guide and the stage itself. Never rejects: missing pictures are reported
 * and replaced by a placeholder.
 */
export async function loadPictures(request: PictureRequest): Promise<Pictures> {
  const { gameId, bundle, avatar, tier, pages = [], beside = [], manifest, onMissing } = request;
  const reported = new Set<string>();
  const missing = (message: string) => {
    if (!reported.has(message)) onMissing(message);
    reported.add(message);
  };
  const lost: string[] = [];
  if (!bundle) missing(`pictures: no bundle for the game "${gameId}"`);
  const sheetNames = new Set([...SHARED_SHEETS, ...(bundle?.sheets ?? []), ...beside]);
  const ownRig = manifest.rigs[avatar];
  if (ownRig) sheetNames.add(ownRig.sheet);

  const frames = new Map<string, Texture>();
  const layers = new Map<string, Texture>();
  const loadSheet = async (name: string) => {
    const pages = manifest.sheets[name]?.[tier];
    if (!pages) {
      if (!beside.includes(name)) lost.push(name);
      return missing(`pictures: no sheet "${name}" in the manifest`);
    }
    const load = (page: string) => loadAsset<Spritesheet>({ address: page, seconds: SHEET_SECONDS, missing });
    for (const sheet of await Promise.all(pages.map(load))) {
      if (!sheet && !beside.includes(name)) lost.push(name);
      for (const [frame, texture] of Object.entries(sheet?.textures ?? {})) frames.set(frame, texture);
    }
  };
  const loadLayer = async (world: string, layer: WorldEntry['layers'][number]) => {
    const address = layer.tiers[tier] ?? layer.tiers[tier === '1' ? '2' : '1'];
    if (address === undefined) return missing(`pictures: ${world}/${layer.name} has no picture`);
    const texture = await loadAsset<Texture>({ address, seconds: WORLD_SECONDS, missing });
    if (texture) layers.set(`${world}/${layer.name}`, texture);
  };
  const worldName = bundle?.world;
  const world = worldName === undefined ? undefined : manifest.worlds[worldName];
  const shown = new Map<string, Texture>();
  const loadPage = async (name: string) => {
    const address = manifest.pages[name];
    if (address === undefined) return missing(`pictures: there is no "${name}"`);
    const texture = await loadAsset<Texture>({ address, seconds: WORLD_SECONDS, missing });
    if (texture) shown.set(name, texture);
  };
  // The page's loading screen has just shown it: it comes from the browser's cache.
  const card = manifest.pages[`thumbnails/${gameId}`];
  const [thumbnail] = await Promise.all([
    card === undefined ? undefined : loadAsset<Texture>({ address: card, seconds: WORLD_SECONDS, missing }),
    ...[...sheetNames].map(loadSheet),
    ...pages.map(loadPage),
    ...(world?.layers ?? []).map((layer) => loadLayer(worldName!, layer)),
  ]);

  return {
    lost,
    worldName,
    place: world?.place,
    thumbnail,
    hat: bundle?.hat,
    has: (frame) => frames.has(frame),
    page: (name) => shown.get(name) ?? placeholderTexture(),
    texture(frame) {
      const texture = frames.get(frame);
      if (!texture) missing(`pictures: no frame "${frame}" in the sheets ${[...sheetNames].join(', ')}`);
      return texture ?? placeholderTexture();
    },
    world(name) {
      if (!manifest.worlds[name]) missing(`pictures: no world "${name}" in the manifest`);
      return manifest.worlds[name];
    },
    layer(name, layer) {
      const texture = layers.get(`${name}/${layer}`);
      if (!texture) missing(`pictures: no layer "${name}/${layer}"`);
      return texture ?? Texture.EMPTY;
    },
    rig(name) {
      if (!manifest.rigs[name]) missing(`pictures: no rig "${name}" in the manifest`);
      return manifest.rigs[name];
    },
  };
}

interface AssetRequest {
  readonly address: string;
  readonly seconds: number;
  missing(message: string): void;
}

/** Loads one file, or one of a pack, through the shared cache; undefined, and reported, when it fails or takes too long. */
async function loadAsset<T>({ address, seconds, missing }: AssetRequest): Promise<T | undefined> {
  // The abort signal serves as the timer: a stalled network must not block the game forever.
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(seconds * 1000).addEventListener('abort', () => reject(new Error('too slow')));
  });
  try {
    // The tier in the prefix separates equal frame names of 1x and 2x in the shared cache.
    const asset = { src: address, data: { cachePrefix: `${address}#` } };
    const loading = loadPacked(address) as Promise<T> | undefined;
    return await Promise.race([loading ?? Assets.load<T>(asset), late]);
  } catch (error) {
    missing(`pictures: ${address} did not load (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}
