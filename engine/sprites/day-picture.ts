import { Container, Graphics } from 'pixi.js';
import type { DayScene, Place } from '#engine/rules/day-scene.ts';
import type { LayerEntry } from '#engine/rules/picture-manifest.ts';
import { createRandom } from '#engine/rules/random.ts';
import { downward } from './clay.ts';
import type { DayLook } from './day-look.ts';
import { lookOf } from './day-looks.ts';
import { NEAR_MARKS } from './day-near-marks.ts';
import { SKY_MARKS, type Ground } from './day-sky-marks.ts';

/** For the random places of marks, the same on each visit: any number would do. */
const SEED = 11;
/** The wash grows stronger from here down, as a share of the way from the top to the horizon: above the highest hills. */
const HILLS = 0.45;
/** At the horizon the wash has this share of its growth, and all of it so many design pixels further down. */
const FAR = { share: 0.62, depth: 130 } as const;

/** Layers that give light: in the sky, or in the dark. */
const LIGHTS = /^(sun|glow|moon|moonlight|stars|light)(-\d)?$/;
const IN_AIR = /^(clouds|gulls)/;

const alpha = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * What a day changes in a world: the sky, the light on its layers, a wash over them, and what hangs or falls before
 * them. All of it lies behind what is played with, and stands still.
 */
export class DayPicture {
  /** In front of the painted sky, or of the wall of a room. Apart from what sways, as `batch.ts` tells. */
  readonly sky = new Graphics({ isRenderGroup: true });
  /** In front of all that was painted. */
  readonly front = new Container({ isRenderGroup: true });
  /** In front of what a game lays out there. */
  readonly veil = new Graphics();
  private readonly wash = new Graphics();
  private readonly marks = new Graphics();
  private readonly look: DayLook;
  private readonly place: Place;
  private isSmall = false;

  private constructor(place: Place, look: DayLook) {
    this.place = place;
    this.look = look;
    this.front.addChild(this.wash, this.marks);
  }

  /** Undefined: the world is as it was painted. */
  static of(place: Place | undefined, scene: DayScene): DayPicture | undefined {
    const look = place && lookOf(place, scene);
    return look && new DayPicture(place, look);
  }

  isSeen({ name, pin }: LayerEntry): boolean {
    // In the evening, what glows on the horizon is a village.
    const isOfSky = LIGHTS.test(name) && (pin === 'top' || this.place !== 'dusk');
    return !(this.look.isOvercast && isOfSky);
  }

  /** The light on what is in the air, or before a wall. */
  get air(): string {
    return this.look.air ?? this.look.wall ?? '#FFFFFF';
  }

  /** The light on a layer. */
  lightOn({ name, pin }: LayerEntry): string {
    const { wall, window, air, far, near } = this.look;
    const light = () => {
      if (name === 'vignette' || LIGHTS.test(name)) return undefined;
      if (name.startsWith('window')) return window;
      if (pin === 'fill') return wall;
      if (IN_AIR.test(name)) return air;
      return pin === 'horizon' ? far : near;
    };
    return light() ?? '#FFFFFF';
  }

  draw(ground: Ground): void {
    const { sky, onSky = [], inFront = [] } = this.look;
    const { width, height, horizonY } = ground;
    this.sky.clear();
    if (sky) {
      this.sky.rect(0, 0, width, horizonY).fill(downward(...sky));
      this.sky.rect(0, horizonY, width, height - horizonY).fill(sky.at(-1)!);
    }
    this.drawWash(ground);
    for (const mark of this.isSmall ? [] : onSky) SKY_MARKS[mark](this.sky, ground, createRandom(SEED));
    this.marks.clear();
    for (const mark of inFront) NEAR_MARKS[mark](this.marks, ground, createRandom(SEED));
  }

  /** For a small picture, to be called before it is drawn: what hangs or shines there would be specks, or lead the eye. */
  simplify(): void {
    this.isSmall = true;
    this.marks.visible = false;
  }

  private drawWash({ width, height, horizonY }: Ground): void {
    const { wash } = this.look;
    const pen = this.wash.clear();
    if (!wash) return;
    const { colour, above, below, onFloor = 0 } = wash;
    const middle = above + (below - above) * FAR.share;
    const hills = horizonY * HILLS;
    if (above > 0) pen.rect(0, 0, width, hills).fill({ color: colour, alpha: above });
    pen
      .rect(0, hills, width, horizonY - hills)
      .fill(downward(`${colour}${alpha(above)}`, `${colour}${alpha(middle)}`));
    pen
      .rect(0, horizonY, width, FAR.depth)
      .fill(downward(`${colour}${alpha(middle)}`, `${colour}${alpha(below)}`));
    const near = horizonY + FAR.depth;
    pen.rect(0, near, width, height - near).fill({ color: colour, alpha: below });
    this.veil.clear();
    if (onFloor > 0) this.veil.rect(0, 0, width, height).fill({ color: colour, alpha: onFloor });
  }
}
