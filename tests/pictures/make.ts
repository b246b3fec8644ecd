import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compareWith } from './against.ts';
import { openCamera } from './camera.ts';
import { fxSheets, spriteSheets } from './exhibits.ts';
import {
  daySheets,
  growthSheets,
  matrixSheets,
  silhouetteSheet,
  stripSheets,
  supportSheets,
  themeSheets,
} from './games.ts';
import { pageSheets } from './pages.ts';
import { htmlOf, type Sheet } from './sheet.ts';

const FOLDER = join(dirname(import.meta.dirname), '__pictures__');
const SHEETS: readonly Sheet[] = [
  ...fxSheets,
  ...spriteSheets,
  ...matrixSheets,
  ...supportSheets,
  ...themeSheets,
  ...stripSheets,
  ...growthSheets,
  ...daySheets,
  silhouetteSheet,
  ...pageSheets,
];

/**
 * Makes the sheets whose names have all of these words, all of them without a word; tells where they are. "against" and a
 * commit, or "build": compares every moment of every game with that commit, or with the built product.
 */
export async function main(words: readonly string[]): Promise<void> {
  const [first, commit = 'HEAD', ...rest] = words;
  if (first === 'against') return compareWith(commit, rest);
  const wanted = SHEETS.filter(({ name }) => words.every((word) => name.split(' ').includes(word)));
  if (wanted.length === 0) {
    console.error(`No sheet is called "${words.join(' ')}". There are:`);
    for (const { name } of SHEETS) console.error(`  ${name}`);
    process.exitCode = 1;
    return;
  }
  await mkdir(FOLDER, { recursive: true });
  const camera = await openCamera();
  try {
    for (const sheet of wanted) {
      const html = htmlOf(await sheet.rows(camera), sheet);
      const file = join(FOLDER, `${sheet.name.replaceAll(' ', '_').replaceAll(':', 'x')}.png`);
      await writeFile(file, await camera.print(html, sheet.width));
      console.log(file);
    }
  } finally {
    await camera.close();
  }
}
