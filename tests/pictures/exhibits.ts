import type { Camera } from './camera.ts';
import type { Row, Sheet } from './sheet.ts';

const FRAMES = 10;
const SHEETS = 10;
/** One size for all: a page of its own for each would cost more than the pictures. */
const FRAME = { width: 320, height: 240 };

/** A movement from its first picture to its last, as it is or calm. */
async function strip(camera: Camera, name: string, lasts: number, calm: boolean): Promise<Row> {
  // The last picture is a little late, so that it shows what remains.
  const seconds = Array.from({ length: FRAMES }, (_, frame) => (lasts * 1.04 * frame) / (FRAMES - 1));
  const frames = await camera.shoot({ fx: name, calm: calm ? 1 : 0 }, FRAME, seconds);
  const pictures = frames.map((jpeg, frame) => ({ caption: `${seconds[frame]!.toFixed(2)} s`, jpeg }));
  return { title: `${name}${calm ? ', calm' : ''}`, pictures };
}

/** Every movement of the engine in ten pictures, as it is and calm: "fx 1" to "fx 10". */
export const fxSheets: readonly Sheet[] = Array.from({ length: SHEETS }, (_, sheet) => ({
  name: `fx ${sheet + 1}`,
  columns: FRAMES,
  width: 1920,
  async rows(camera) {
    const all = await camera.exhibits('fx');
    const each = Math.ceil(all.length / SHEETS);
    const rows: Row[] = [];
    for (const { name, about, seconds } of all.slice(sheet * each, (sheet + 1) * each)) {
      const full = await strip(camera, name, seconds, false);
      rows.push({ ...full, title: `${full.title}: ${about}` }, await strip(camera, name, seconds, true));
    }
    return rows;
  },
}));

/** Every sprite alone. */
export const spriteSheets: readonly Sheet[] = [
  {
    name: 'sprites',
    columns: 4,
    width: 1920,
    async rows(camera) {
      const pictures = [];
      for (const { name, about, seconds } of await camera.exhibits('sprite')) {
        const [jpeg] = await camera.shoot({ sprite: name }, { width: 640, height: 360 }, [seconds * 0.4]);
        pictures.push({ caption: `${name}: ${about}`, jpeg: jpeg! });
      }
      return [{ title: 'Sprites', pictures }];
    },
  },
];
