import { inPack } from './packs.ts';
import type { Address, PictureManifest } from './picture-manifest.ts';

/**
 * For the address of a pack, that of one with the same pictures under the same names, but as AVIF where that is smaller. The
 * other has WebP alone, which every promised browser can decode.
 */
export type SmallerPacks = { readonly [pack: Address]: Address };

const mapped = <T>(record: { readonly [name: string]: T }, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** The same pictures, taken from smaller packs where there are any. */
export function inSmallerPacks(pictures: PictureManifest, smaller: SmallerPacks): PictureManifest {
  const addressOf = (address: Address): Address => {
    const place = inPack(address);
    const pack = place && smaller[place.pack];
    return pack ? `${pack}#${place.name}` : address;
  };
  return {
    ...pictures,
    sheets: mapped(pictures.sheets, (tiers) => ({
      '1': tiers['1'].map(addressOf),
      '2': tiers['2'].map(addressOf),
    })),
    worlds: mapped(pictures.worlds, (world) => ({
      ...world,
      layers: world.layers.map((layer) => ({
        ...layer,
        tiers: Object.fromEntries(
          Object.entries(layer.tiers).map(([tier, address]) => [tier, addressOf(address)]),
        ),
      })),
    })),
  };
}
