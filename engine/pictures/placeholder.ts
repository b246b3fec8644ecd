import { Texture } from 'pixi.js';

const SIZE = 64;
let disc: Texture | undefined;

/** A soft grey disc in place of a missing picture: visible, countable, not alarming. Shared. */
export function placeholderTexture(): Texture {
  if (disc && !disc.destroyed) return disc;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  const shade = pen.createRadialGradient(SIZE * 0.4, SIZE * 0.35, 4, SIZE / 2, SIZE / 2, SIZE / 2);
  shade.addColorStop(0, '#f4ede2');
  shade.addColorStop(1, '#b9ac9a');
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(SIZE / 2, SIZE / 2, SIZE / 2 - 2, 0, Math.PI * 2);
  pen.fill();
  disc = Texture.from(canvas, true);
  return disc;
}
