import { fetchedFor } from './packs.ts';
import type { Address, PictureManifest, Tier } from './picture-manifest.ts';

/** Sheets that every game needs: icons, shadows, sparkles. */
export const SHARED_SHEETS: readonly string[] = ['ui'];

/** What a guide may wear from the Nook; a game that cannot have it goes on without. */
export const OUTFITS = 'outfits';

/** Every sheet that a game may draw from, with these rigs as guides. */
export const sheetsFor = (
  { bundles, rigs }: PictureManifest,
  gameId: string,
  guides: readonly string[],
): readonly string[] => [
  ...new Set([
    ...SHARED_SHEETS,
    ...(bundles[gameId]?.sheets ?? []),
    ...guides.flatMap((guide) => rigs[guide]?.sheet ?? []),
  ]),
];

export interface PicturesWanted {
  readonly gameId: string;
  readonly manifest: PictureManifest;
  readonly tier: Tier;
  /** Names of the rigs whose sheets are needed besides the game's own. */
  readonly guides: readonly string[];
  /** Further sheets. */
  readonly beside?: readonly string[];
}

/** A sheet's picture is stored beside its description under the same hash, or in the same pack. */
const paintedOf = (sheet: Address): Address => sheet.replace('.json?', '.webp?');

/** Every file that a game requests for its pictures of one tier: shared sheets, its own, its guides', its world's. Each once. */
export function picturesFor({
  gameId,
  manifest,
  tier,
  guides,
  beside = [],
}: PicturesWanted): readonly Address[] {
  const bundle = manifest.bundles[gameId];
  if (!bundle) throw new Error(`there is no bundle for the game "${gameId}"`);
  const sheets = new Set([...sheetsFor(manifest, gameId, guides), ...beside]);
  const described = [...sheets].flatMap((sheet) => manifest.sheets[sheet]?.[tier] ?? []);
  const layers = manifest.worlds[bundle.world]?.layers ?? [];
  const painted = layers.flatMap(({ tiers }) => tiers[tier] ?? tiers[tier === '1' ? '2' : '1'] ?? []);
  return [...new Set([...described, ...described.map(paintedOf), ...painted].map(fetchedFor))];
}
