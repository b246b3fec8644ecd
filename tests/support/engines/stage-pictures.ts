import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { distanceOf, isSame, type Pixels } from '#tests/support/same-picture.ts';
import type { DrivenBrowser } from './driven-browser.ts';

/** The moments that are compared in every game. The result's stars and confetti are at rest. */
const MOMENTS = ['scene=play&at=question-1', 'scene=play&at=wrong-1', 'scene=result&at=great'];
const OPEN_PATIENCE_MS = 60_000;
/**
 * WPE WebKit's text is slightly wider: the last letters of the result's large sentence stand 4 px further out, which is
 * 54 at worst and 1.4 on average. Every real fault was 4 and more on average, or far over 60 at worst.
 */
const MOST_OF_ANOTHER = { worst: 60, mean: 2 };

/** PNGs by "game moment". */
export type StagePictures = ReadonlyMap<string, Buffer>;

/**
 * Opens a moment of a game in the workbench and returns its canvas as a data URL. Runs inside the page, in one task:
 * WebGL's drawing can only be read before the browser presents it.
 */
async function draw(search: string): Promise<string> {
  const workbench = window.__workbench!;
  await workbench.open(search);
  workbench.step(0.7);
  const problems = workbench.problems();
  if (problems.length > 0) throw new Error(problems.join('; '));
  return document.querySelector('canvas')!.toDataURL('image/png');
}

/**
 * The first question, a wrong answer and the result of games, drawn by a browser: with a stepped clock and a fixed
 * seed, so that all browsers draw the same moment. One page for all; the viewport's size does not matter.
 */
export async function stagePictures(
  browser: DrivenBrowser,
  address: string,
  games: readonly string[],
): Promise<StagePictures> {
  await browser.goto(`${address}/workbench.html?size=small&bare&mute&speed=0`);
  const deadline = Date.now() + OPEN_PATIENCE_MS;
  while (!(await browser.evaluate(() => window.__workbench !== undefined && window.__workbench.ready)))
    if (Date.now() > deadline) throw new Error(`the workbench never opened: ${browser.logs().join('; ')}`);
  const pictures = new Map<string, Buffer>();
  for (const game of games)
    for (const moment of MOMENTS) {
      const url = await browser.evaluate(draw, `?game=${game}&${moment}&size=small&seed=7&speed=0&bare&mute`);
      pictures.set(`${game} ${moment}`, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    }
  return pictures;
}

/** A PNG's pixels. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * The pictures that differ from their reference, with their distance. Both are written to test-results, side by side,
 * for finding the cause.
 */
export async function unlike(
  wanted: StagePictures,
  drawn: StagePictures,
  engine: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, png] of wanted) {
    const [one, other] = await Promise.all([pixelsOf(png), pixelsOf(drawn.get(name)!)]);
    const distance = distanceOf(one, other);
    if (isSame(distance, MOST_OF_ANOTHER)) continue;
    found.push(`${name}: ${distance.worst.toFixed(1)} at worst, ${distance.mean.toFixed(2)} on average`);
    await keepBoth(png, drawn.get(name)!, `${engine} ${name}`);
  }
  return found;
}

async function keepBoth(wanted: Buffer, drawn: Buffer, name: string): Promise<void> {
  const folder = join('test-results', 'stage-pictures');
  mkdirSync(folder, { recursive: true });
  const { width = 0, height = 0 } = await sharp(wanted).metadata();
  const both = sharp({ create: { width: width * 2, height, channels: 3, background: '#888' } }).composite([
    { input: wanted, left: 0, top: 0 },
    { input: drawn, left: width, top: 0 },
  ]);
  writeFileSync(join(folder, `${name.replace(/[^\w.-]+/g, '-')}.png`), await both.png().toBuffer());
}
