import { unpack } from '#engine/rules/packs.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';

export type Files = ReturnType<typeof unpack>;

/** Being fetched: what is asked for meanwhile waits for the same answer. */
const fetching = new Map<Address, Promise<Files>>();
/** Begun before it is asked for: kept until then, because a browser may have no room to keep it. */
const begun = new Map<Address, Promise<Files>>();

async function fetchPack(pack: Address, most?: number): Promise<Files> {
  const answer = await (most === undefined
    ? fetch(pack)
    : fetch(pack, { signal: AbortSignal.timeout(most) }));
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return unpack(await answer.arrayBuffer());
}

/** Begins to fetch a pack, for whoever asks for it until `forgetBegun`. One that does not come is fetched anew then. */
export function beginPack(pack: Address): void {
  const files = filesOf(pack);
  begun.set(pack, files);
  files.catch(() => begun.delete(pack));
}

/** What was begun has been asked for, or will not be. */
export const forgetBegun = (): void => begun.clear();

/**
 * The files of a pack. They are not kept: whoever asks keeps what was made of them. Rejects when it does not come whole, or
 * not within so many milliseconds, if the first who asks says how many: the next who asks then fetches it anew.
 */
export function filesOf(pack: Address, most?: number): Promise<Files> {
  const known = fetching.get(pack) ?? begun.get(pack);
  if (known) return known;
  const files = fetchPack(pack, most).finally(() => fetching.delete(pack));
  fetching.set(pack, files);
  return files;
}

/** One file of a pack. Throws if it is not in it. */
export function fileIn(files: Files, name: string): Uint8Array<ArrayBuffer> {
  const file = files.get(name);
  if (!file) throw new Error(`"${name}" is not in it`);
  return file;
}
