import type { Picture } from '#engine/plays/play.ts';
import type { Game } from '#engine/rules/game.ts';

/** The picture module of each family, by the folder of the same name; fetched when its game is opened. */
const PICTURES = import.meta.glob<Picture>('#engine/plays/*/play.ts', { import: 'picture' });

const fetchers = new Map(Object.entries(PICTURES).map(([file, fetch]) => [file.split('/').at(-2)!, fetch]));

/** Rejects when a file fails to load, and for a family without a picture. */
export async function loadPicture({ id, family }: Game): Promise<Picture> {
  const fetch = fetchers.get(family);
  if (!fetch) throw new Error(`${id}: nobody draws the family "${family}"`);
  return fetch();
}
