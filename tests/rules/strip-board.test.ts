import { describe, expect, it } from 'vitest';
import { boardFor } from '#engine/stage/board.ts';
import { layoutFor, REACHES } from '#engine/stage/layout.ts';
import { stripBoardFor } from '#engine/stage/strip-board.ts';

const STAGES = [
  [1280, 720],
  [1024, 768],
  [2560, 1080],
  [900, 900],
  [480, 900],
  [390, 844],
  [844, 390],
] as const;
const BOXES = [
  { width: 380, height: 312 },
  { width: 330, height: 424 },
] as const;

describe.each(STAGES)('six picture answers on %i x %i', (width, height) => {
  it.each(REACHES)('stay in the core, apart, and big enough for a small hand, with answers %s', (reach) => {
    const layout = layoutFor(width, height, reach);
    const { answers, panel } = boardFor(layout);
    for (const box of BOXES) {
      const { strip, cells, scale } = stripBoardFor(layout, 6, box, 12);
      const [halfWidth, halfHeight] = [(box.width / 2) * scale, (box.height / 2) * scale];
      expect(cells).toHaveLength(6);
      for (const [index, { x, y }] of cells.entries()) {
        expect(x - halfWidth).toBeGreaterThanOrEqual(answers.x - 0.01);
        expect(x + halfWidth).toBeLessThanOrEqual(answers.x + answers.width + 0.01);
        expect(y - halfHeight).toBeGreaterThanOrEqual(strip.y + strip.height);
        expect(y + halfHeight).toBeLessThanOrEqual(answers.y + answers.height + 0.01);
        for (const other of cells.slice(index + 1)) {
          const apart =
            Math.abs(other.x - x) >= 2 * halfWidth - 0.01 || Math.abs(other.y - y) >= 2 * halfHeight - 0.01;
          expect(apart).toBe(true);
        }
      }
      expect(2 * Math.min(halfWidth, halfHeight)).toBeGreaterThanOrEqual(220);
      expect(strip.y).toBeGreaterThanOrEqual(panel.y - 0.01);
      expect(strip.height).toBeGreaterThanOrEqual(150);
    }
  });
});
