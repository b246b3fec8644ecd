import { Assets, Texture, type Spritesheet } from 'pixi.js';
import type { Avatar } from '#engine/ports.ts';
import type { PictureManifest, RigEntry, Tier, WorldEntry } from './manifest.ts';
import { placeholderTexture } from './placeholder.ts';

/** Everything drawn by hand that one game shows. Textures are shared by all sessions and stay loaded. */
export interface Pictures {
  /** The world of the game's bundle; undefined when the manifest knows none. */
  readonly worldName: string | undefined;
  /** Frame of the hat that the guide wears in this game. */
  readonly hat: string | undefined;
  /** A frame of a sheet by name: "treasure/ruby". A missing one is reported and drawn as a soft disc. */
  texture(frame: string): Texture;
  /** A world's entry; undefined when the manifest has none, which is reported, too. */
  world(name: string): WorldEntry | undefined;
  /** The texture of one layer of a world. */
  layer(world: string, layer: string): Texture;
  /** A character's parts, whose frames are textures of this; undefined and reported when there is none. */
  rig(name: string): RigEntry | undefined;
}

export interface PictureRequest {
  readonly gameId: string;
  readonly avatar: Avatar;
  readonly tier: Tier;
  readonly manifest: PictureManifest;
  /** Something is missing, by name; the game goes on. Called once for each. */
  onMissing(message: string): void;
}

/** Sheets that every game needs: icons, shadows, sparkles. */
const SHARED_SHEETS = ['ui'];
const LOAD_SECONDS = 20;

/**
 * Loads what a game's bundle, its guide and the stage's own parts need. Never rejects: what does not arrive is
 * reported and drawn as a placeholder.
 */
export async function loadPictures(request: PictureRequest): Promise<Pictures> {
  const { gameId, avatar, tier, manifest, onMissing } = request;
  const reported = new Set<string>();
  const missing = (message: string) => {
    if (!reported.has(message)) onMissing(message);
    reported.add(message);
  };
  const bundle = manifest.bundles[gameId];
  if (!bundle) missing(`pictures: no bundle for the game "${gameId}"`);
  const sheetNames = new Set([...SHARED_SHEETS, ...(bundle?.sheets ?? [])]);
  const ownRig = manifest.rigs[avatar];
  if (ownRig) sheetNames.add(ownRig.sheet);

  const frames = new Map<string, Texture>();
  const layers = new Map<string, Texture>();
  const loadSheet = async (name: string) => {
    const pages = manifest.sheets[name]?.[tier];
    if (!pages) return missing(`pictures: no sheet "${name}" in the manifest`);
    for (const sheet of await Promise.all(pages.map((page) => loadAsset<Spritesheet>(page, missing)))) {
      for (const [frame, texture] of Object.entries(sheet?.textures ?? {})) frames.set(frame, texture);
    }
  };
  const loadLayer = async (world: string, layer: WorldEntry['layers'][number]) => {
    const address = layer.tiers[tier] ?? layer.tiers[tier === '1' ? '2' : '1'];
    if (address === undefined) return missing(`pictures: ${world}/${layer.name} has no picture`);
    const texture = await loadAsset<Texture>(address, missing);
    if (texture) layers.set(`${world}/${layer.name}`, texture);
  };
  const world = bundle && manifest.worlds[bundle.world];
  await Promise.all([
    ...[...sheetNames].map(loadSheet),
    ...(world?.layers ?? []).map((layer) => loadLayer(bundle!.world, layer)),
  ]);

  return {
    worldName: bundle?.world,
    hat: bundle?.hat,
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

/** One file through the shared cache; undefined and reported when it fails or takes too long. */
async function loadAsset<T>(address: string, missing: (message: string) => void): Promise<T | undefined> {
  // The abort signal is the timer: a stalled network must not hold the game for ever.
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(LOAD_SECONDS * 1000).addEventListener('abort', () => reject(new Error('too slow')));
  });
  try {
    // The tier in the prefix keeps equal frame names of 1x and 2x apart in the shared cache.
    const asset = { src: address, data: { cachePrefix: `${address}#` } };
    return await Promise.race([Assets.load<T>(asset), late]);
  } catch (error) {
    missing(`pictures: ${address} did not load (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}
