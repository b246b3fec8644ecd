import type { Container } from 'pixi.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The height of the ground, as a share of a stage's height. */
const GROUND = 0.8;

/** Shows a picture that was laid out for another stage size as a whole, as large as fits, on this stage's ground. */
export function fitWhole(picture: Container, made: Size, stage: Size): void {
  const scale = Math.min(stage.width / made.width, stage.height / made.height);
  picture.scale.set(scale);
  picture.position.set((stage.width - made.width * scale) / 2, (stage.height - made.height * scale) * GROUND);
}
