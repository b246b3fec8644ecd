import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Choice } from '#engine/rules/game.ts';
import type { Random } from '#engine/rules/random.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { CLAY, drawFace, GOLD, INK, type Slab } from '#engine/sprites/clay.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Liveliness } from '#engine/sprites/liveliness.ts';

export const ANIMALS = ['lion', 'elephant', 'giraffe', 'zebra', 'monkey', 'hippo'] as const;
export type AnimalName = (typeof ANIMALS)[number];

const FEET = 139;
const ANIMAL_SCALE = 1.3;
const SIGN = { y: 77, scale: 1.2 } as const;
/** Grass at the foot of the sign. */
const TUFT = { y: 202, scale: 0.5 } as const;
/** The paper on the sign. */
const PAPER: Slab = { width: 190, height: 150, radius: 32 };
const SWAY = { seconds: 5, radians: 0.022 } as const;
const TALK_SECONDS = 1.5;

/** A savanna animal behind a sign with a number. It sways a little, and can say its number. */
export class Animal extends AnswerPiece {
  private choice = '';
  private readonly creature: Guide;
  private readonly swaying = new Container();
  private readonly paper = new Graphics();
  private readonly numeral: Text = createLabel({ size: 138 });
  private readonly star: Sprite;
  private readonly waves: Sprite;
  private readonly phase: number;
  private seconds = 0;
  /** Of its sway. */
  private readonly liveliness = new Liveliness();

  constructor(pictures: Pictures, name: AnimalName, options: { random: Random; calm: () => boolean }) {
    super({ badge: { x: 122, y: -15 }, tried: { x: 0, y: SIGN.y + (PAPER.height * SIGN.scale) / 2 + 6 } });
    this.phase = ANIMALS.indexOf(name);
    this.creature = new Guide({ pictures, avatar: name, ...options });
    this.creature.scale.set(ANIMAL_SCALE);
    this.star = createPicture(pictures, 'ui/gold-star', 128);
    this.waves = new Sprite(pictures.texture('safari/sound'));
    this.waves.position.set(118, -89);
    this.waves.tint = CLAY.coral.low;
    this.waves.alpha = 0;
    const sign = new Container({ y: SIGN.y - FEET, scale: SIGN.scale });
    sign.addChild(new Sprite(pictures.texture('safari/sign')), this.paper, this.numeral, this.star);
    this.swaying.y = FEET;
    const tuft = new Sprite(pictures.texture('safari/tuft'));
    tuft.y = TUFT.y;
    tuft.scale.set(TUFT.scale);
    this.swaying.addChild(this.creature, sign);
    this.face.addChild(this.swaying, tuft, this.waves);
    this.glow
      .roundRect(-160, SIGN.y - 136, 320, 272, 78)
      .fill(GOLD)
      .stroke({ width: 8, color: '#FFFFFF' });
    this.reset();
  }

  get id(): string {
    return this.choice;
  }

  /** Resets it, with this choice on the sign. */
  show({ id, name }: Choice): void {
    this.choice = id;
    this.numeral.text = name;
    this.star.visible = false;
    this.numeral.visible = true;
    this.reset();
  }

  /** Shown instead of the number when the round is done. */
  showStar(): void {
    this.state = 'idle';
    this.numeral.visible = false;
    this.star.visible = true;
  }

  get mood(): Guide {
    return this.creature;
  }

  /** resting: a question is open, and nothing of it moves by itself but a blink. */
  step(delta: number, calm: boolean, resting: boolean): void {
    this.seconds += delta;
    this.liveliness.resting = resting;
    this.creature.liveliness.resting = resting;
    const seen = this.liveliness.after(delta);
    const turn = Math.sin((this.seconds / SWAY.seconds) * Math.PI * 2 + this.phase * 1.7);
    this.swaying.rotation = calm ? 0 : seen * turn * SWAY.radians;
    this.creature.step(delta);
  }

  /** Says its number, or calls: the mouth moves, with sound waves. 1.5 s, or so long. */
  talk(ctx: FxContext, seconds = TALK_SECONDS): gsap.core.Timeline {
    const { waves, creature } = this;
    const timeline = recipe()
      .call(() => void (creature.speaking = true), undefined, 0.1)
      .fromTo(waves, { alpha: 0 }, { alpha: 1, duration: 0.2 }, 0.1)
      .to(waves, { alpha: 0, duration: 0.2 }, seconds - 0.2)
      .call(() => void (creature.speaking = false), undefined, seconds);
    if (!ctx.calm)
      timeline.fromTo(
        waves.scale,
        { x: 0.7, y: 0.7 },
        { x: 1.1, y: 1.1, duration: seconds / 5, yoyo: true, repeat: 3 },
        0.1,
      );
    return lasting(timeline, seconds);
  }

  /** Looks happy for this many seconds. */
  smile(seconds: number): gsap.core.Timeline {
    return recipe()
      .call(() => this.creature.feel('cheer'), undefined, 0)
      .call(() => this.creature.feel('idle'), undefined, seconds);
  }

  override reset(): void {
    super.reset();
    this.creature.speaking = false;
    this.creature.feel('idle');
    this.waves.alpha = 0;
  }

  protected paint(state: TileState): void {
    this.paper.clear();
    if (state !== 'idle') drawFace(this.paper, PAPER, CLAY[state], 0.12);
    this.numeral.style.fill = state === 'idle' ? INK : '#FFFFFF';
  }
}
