import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GAMES } from '#engine/games/catalogue.ts';
import { MOMENTS } from '#engine/workbench/checkpoints.ts';
import { pixelsOf } from '#tests/support/engines/stage-pictures.ts';
import { distanceOf, isSame } from '#tests/support/same-picture.ts';
import { openBuiltCamera, openCamera, type Address, type Camera } from './camera.ts';
import { ABSENT, differencesOf, written } from './digests.ts';
import { layOut } from './tree.ts';

const FOLDER = join(dirname(import.meta.dirname), '__pictures__/against');
const SIZE = { width: 480, height: 270 };
/** In the middle of movements, where a difference would show. */
const LATER_SECONDS = 0.3;

interface Shot {
  readonly name: string;
  readonly address: Address;
}

/** A page keeps something of all that it has shown: after so many pictures it is made anew. */
const MOST_SHOWN = 60;

/** Beside those of the list: the way, the answer, and a later question. */
const FURTHER = ['hint-2', 'hint-3', 'question-4'];

/** Every moment of every scene of every game, as the workbench lists them, and some further ones of play. */
const SHOTS: readonly Shot[] = GAMES.flatMap(({ id }) =>
  Object.entries(MOMENTS).flatMap(([scene, moments]) =>
    [...Object.keys(moments), ...(scene === 'play' ? FURTHER : [])].map((at) => ({
      name: `${id} ${scene} ${at}`,
      address: { game: id, scene, at },
    })),
  ),
);

/** Undefined: there is no such moment in these sources. */
const take = ({ exact }: Camera, { address }: Shot): Promise<Buffer | undefined> =>
  exact(address, SIZE, LATER_SECONDS).catch((error: unknown) => {
    if (String(error).includes('is not known')) return undefined;
    throw error;
  });

const digestOf = (png: Buffer | undefined) => (png ? createHash('sha256').update(png).digest('hex') : ABSENT);

async function keep({ name }: Shot, pngs: readonly (Buffer | undefined)[]): Promise<void> {
  for (const [index, png] of pngs.entries())
    if (png) await writeFile(join(FOLDER, `${name}, ${index === 0 ? 'before' : 'now'}.png`), png);
}

/** How far a picture that differs is from what it was: in steps of 256, and whether anybody would see it. */
async function toldApart(pngs: readonly (Buffer | undefined)[]): Promise<string> {
  const [one, other] = pngs;
  if (!one || !other) return '';
  const distance = distanceOf(await pixelsOf(one), await pixelsOf(other));
  const seen = isSame(distance) ? 'the same to the eye' : 'SEEN';
  return ` (${seen}: worst ${distance.worst.toFixed(1)}, mean ${distance.mean.toFixed(2)})`;
}

/** One side of a comparison. */
interface Side {
  readonly name: string;
  readonly camera: Camera;
  close(): Promise<void>;
}

/** what: a commit, "build" for the product as it is built from the sources as they are now, or undefined for those themselves. */
async function openSide(what: string | undefined): Promise<Side> {
  const tree = what === undefined || what === 'build' ? undefined : layOut(what);
  const camera = await (what === 'build' ? openBuiltCamera() : openCamera(tree?.root));
  const close = async () => {
    await camera.close();
    tree?.remove();
  };
  return { name: tree?.commit ?? what ?? 'now', camera, close };
}

/**
 * Compares every moment of every game with how it was at a commit, or is in the built product ("build"), pixel by pixel, and
 * tells how far apart those are that differ. between: that one, or two with ".." between, the later one then stands for how it is
 * now; words: only moments whose names have all of them; of words joined by commas, one. Leaves the digests of both, and both
 * pictures where they differ; the process fails if any do, or if there was none.
 */
export async function compareWith(between: string, words: readonly string[]): Promise<void> {
  const shots = SHOTS.filter(({ name }) => {
    const has = (word: string) => name.split(' ').includes(word);
    return words.every((word) => word.split(',').some(has));
  });
  if (shots.length === 0) throw new Error(`no moment is called "${words.join(' ')}"`);
  const [from, to] = between.split('..') as [string, string?];
  const sides: Side[] = [];
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  try {
    for (const what of [from, to]) sides.push(await openSide(what));
    const [before, now] = sides as [Side, Side];
    const [old, present] = [new Map<string, string>(), new Map<string, string>()];
    const apart = new Map<string, string>();
    let shown = 0;
    for (const { id } of GAMES) {
      const ofGame = shots.filter(({ address }) => address['game'] === id);
      for (const shot of ofGame) {
        const pngs = await Promise.all([take(before.camera, shot), take(now.camera, shot)]);
        const [one, other] = pngs.map(digestOf) as [string, string];
        old.set(shot.name, one);
        present.set(shot.name, other);
        if (one === other) continue;
        await keep(shot, pngs);
        apart.set(shot.name, await toldApart(pngs));
      }
      if (ofGame.length > 0) console.log(`${id}: ${ofGame.length} pictures compared`);
      shown += ofGame.length;
      if (shown < MOST_SHOWN) continue;
      for (const { camera } of sides) await camera.renew();
      shown = 0;
    }
    await writeFile(join(FOLDER, `${before.name}.txt`), written(old));
    await writeFile(join(FOLDER, 'now.txt'), written(present));
    const different = differencesOf(old, present);
    for (const name of different) console.log(`not the same: ${name}${apart.get(name) ?? ''}`);
    const taken = shots.filter(({ name }) => [old, present].some((digests) => digests.get(name) !== ABSENT));
    const same = taken.length - different.length;
    console.log(`${same} of ${taken.length} pictures are bit by bit those of ${before.name}: ${FOLDER}`);
    if (different.length > 0 || taken.length === 0) process.exitCode = 1;
  } finally {
    for (const side of sides) await side.close();
  }
}
