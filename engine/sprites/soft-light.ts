import { ImageSource, Sprite, Texture } from 'pixi.js';

const SIZE = 128;
/** How strong it is from the middle outwards. */
const FADES = [
  [0, 1],
  [0.25, 0.82],
  [0.5, 0.44],
  [0.75, 0.13],
  [1, 0],
] as const;

let made: Texture | undefined;

/** A round light that fades outwards. Shared by all sessions, like a texture. */
function texture(): Texture {
  if (made) return made;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  const fading = pen.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  for (const [at, strength] of FADES) fading.addColorStop(at, `rgb(255 255 255 / ${strength})`);
  pen.fillStyle = fading;
  pen.fillRect(0, 0, SIZE, SIZE);
  made = new Texture({ source: new ImageSource({ resource: canvas }) });
  return made;
}

/**
 * A pool of light in this colour, around 0,0, over what is behind it. strength: in its middle. It lies there as paint does: light that is
 * added would stay on for all that follows where a browser draws without WebGL.
 */
export class SoftLight extends Sprite {
  constructor(colour: string, strength: number) {
    super(texture());
    this.anchor.set(0.5);
    this.tint = colour;
    this.alpha = strength;
  }

  /** How far it reaches to the sides, and up and down. */
  reach(across: number, down = across): void {
    this.scale.set((2 * across) / SIZE, (2 * down) / SIZE);
  }
}
