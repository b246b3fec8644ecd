import { gsap } from 'gsap';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import { Acting, ARM_Z, BEFORE_FACE, type Side } from './acting.ts';
import { Arms } from './arms.ts';
import { GroundShadow } from './ground-shadow.ts';
import type { Worn } from './outfit.ts';
import { Liveliness } from './liveliness.ts';
import { Piece } from './piece.ts';
import { Rig } from './rig.ts';

/** Height in design pixels at scale 1. */
export const GUIDE_HEIGHT = 410;

export type Mood = 'idle' | 'think' | 'cheer';

const MOUTHS = ['idle', 'open', 'small', 'cheer', 'think'] as const;
type Mouth = (typeof MOUTHS)[number];

/** Mouth shapes while talking, one every 0.11 s: irregular enough not to look like chewing. */
const TALK = 'open small open idle small open open small idle open'.split(' ') as readonly Mouth[];
const TALK_SECONDS = 0.11;
/** From how far on the mouth is drawn ajar, and open, while it makes a sound. */
const AJAR = 0.2;
const OPEN = 0.55;
const BLINK_SECONDS = 0.16;
const BREATH_SECONDS = 2.4;
/** So much higher are the brows of who thinks along, in rig units. */
const BROWS_UP = 9;
/** From a rest to the first blink after it. */
const AWAKE_SECONDS = 1;

export interface GuideOptions {
  readonly pictures: Pictures;
  /** A character's name among the rigs. */
  readonly avatar: string;
  /** Frame of what it wears on its head. */
  readonly hat?: string | undefined;
  /** What it wears besides. */
  readonly outfit?: readonly Worn[];
  /** For blinking at irregular intervals. */
  readonly random: Random;
  readonly calm: () => boolean;
}

/**
 * The child's avatar as guide. Breathing and blinking follow the clock (`step`), the mouth its own sounds; gestures are paused timelines
 * that end at rest. In calm motion only the face changes, for the same time.
 */
export class Guide extends Piece {
  /** What it does with eyes and paws. */
  readonly acts: Acting;
  readonly arms: Arms;
  /** Of its breath: while a question is open it rests, and only blinks. */
  readonly liveliness = new Liveliness();
  private readonly rig: Rig;
  private readonly shadow = new GroundShadow();
  private readonly calm: () => boolean;
  private readonly random: Random;
  private mood: Mood = 'idle';
  private talking = false;
  private sounding: number | undefined;
  /** It was chewing at the last step. */
  private chewed = false;
  private seconds = 0;
  private nextBlink = 2;
  /** Its joy stays in its face when its gesture is over. */
  isGlad = false;
  /** Its body is so high above the ground, in its own pixels: its shadow stays below it. */
  lifted = 0;
  /** So high it leaps at most, in its own pixels: it stays below what is over its head. */
  headroom = Infinity;

  constructor(options: GuideOptions) {
    super();
    this.isRenderGroup = true;
    const { pictures, avatar, hat, outfit = [] } = options;
    this.rig = new Rig(pictures, pictures.rig(avatar));
    if (hat !== undefined) this.rig.wear('hat', pictures.texture(hat));
    this.rig.dress(outfit);
    this.calm = options.calm;
    this.acts = new Acting(this.rig, this, this.calm);
    this.arms = new Arms(this.rig);
    this.random = options.random;
    this.addChildAt(this.shadow, 0);
    this.body.addChild(this.rig);
    this.feel('idle');
  }

  /** Puts these on, in place of what was worn so before; what a game has put on its head stays. */
  dress(outfit: readonly Worn[]): void {
    this.rig.dress(outfit);
  }

  /** The facial expression for a state of the game. */
  feel(mood: Mood): void {
    this.mood = mood;
    this.showFace();
  }

  /** The mouth moves as if it talked: an animal's, which has no sound with a track for its mouth. */
  set speaking(on: boolean) {
    this.talking = on;
    this.showFace();
  }

  /** How far the mouth is open for a sound of its own, from 0 to 1; undefined: it is at rest. */
  set mouth(value: number | undefined) {
    if (value === this.sounding) return;
    this.sounding = value;
    this.showFace();
  }

  /** Called at every step of the clock with the seconds that passed. share: how much of its breath is to be seen; with less than 1 no blink begins. */
  step(delta: number, share = 1): void {
    this.seconds += delta;
    const still = this.calm();
    const seen = share * this.liveliness.after(delta);
    const breath = still ? 0 : seen * Math.sin((this.seconds / BREATH_SECONDS) * Math.PI * 2);
    this.rig.joint('body').scale.set(1 - breath * 0.006, 1 + breath * 0.016);
    this.rig.joint('tail').rotation = breath * 0.07;
    const bob =
      (this.talking || this.sounding !== undefined) && !still ? Math.abs(Math.sin(this.seconds * 9)) * 3 : 0;
    const { gaze, jaw } = this.acts;
    const turned = still ? 0 : 1;
    this.rig.shift('head', gaze.x * 5 * turned, gaze.y * 4 * turned - breath * 1.5 - bob);
    this.acts.step(this.seconds);
    this.shadow.follow(this.body, this.lifted);
    if (this.talking || jaw.chewing > 0 || this.chewed) this.showFace();
    this.chewed = jaw.chewing > 0;
    // One that has begun goes on.
    if (share < 1 && this.seconds < this.nextBlink) this.nextBlink = this.seconds + AWAKE_SECONDS;
    this.blink(still);
  }

  /** Twice, with both paws: 0.5 s. */
  clap(): gsap.core.Timeline {
    const timeline = this.gesture('cheer', 0.5);
    if (this.calm()) return timeline;
    this.turnArms(timeline, -1.1, 0.1, 0);
    this.arms.turn(timeline, -0.55, 0.1, { duration: 0.1, yoyo: true, repeat: 2, ease: 'sine.inOut' });
    return this.arms.back(timeline, 0.45);
  }

  /** Once up and down, landing softly: 1 s. */
  jump(): gsap.core.Timeline {
    const timeline = this.gesture('cheer', 1);
    if (this.calm()) return timeline;
    this.leap(timeline, 0, 90);
    return this.arms.back(timeline, 0.5);
  }

  /** Two leaps with both arms up: 1.7 s. */
  cheer(): gsap.core.Timeline {
    const timeline = this.gesture('cheer', 1.7);
    if (this.calm()) return timeline;
    this.leap(timeline, 0, 110);
    this.leap(timeline, 0.72, 70);
    return this.arms.back(timeline, 1.3);
  }

  /** Waves with the arm on the side away from the tail, or the one that carries nothing, as far as the cheek does not hide it; three swings: 1.3 s. */
  wave(): gsap.core.Timeline {
    const timeline = this.gesture('cheer', 1.3);
    if (this.calm()) return timeline;
    const isLeft = this.arms.carrying !== 'L';
    const way = isLeft ? 1 : -1;
    const arm = this.rig.joint(isLeft ? 'armL' : 'armR');
    timeline
      .to(arm, { rotation: way * 2.15, duration: 0.22, ease: 'back.out(1.4)' }, 0)
      .to(arm, { rotation: way * 1.65, duration: 0.15, yoyo: true, repeat: 3, ease: 'sine.inOut' }, 0.22)
      .to(
        this.rig.joint('head'),
        { rotation: way * -0.07, duration: 0.3, yoyo: true, repeat: 1, ease: 'sine.inOut' },
        0.1,
      );
    return this.arms.back(timeline, 0.95);
  }

  /** Shakes with laughter, arms at the belly: 0.9 s. */
  laugh(): gsap.core.Timeline {
    const timeline = this.gesture('cheer', 0.9).add(this.acts.laugh().paused(false), 0);
    if (this.calm()) return timeline;
    this.turnArms(timeline, -0.6, 0.12, 0);
    return this.arms.back(timeline, 0.6);
  }

  /** Both paws turned outwards, head to the side: 1.5 s. */
  wonder(): gsap.core.Timeline {
    const timeline = this.gesture('think', 1.5);
    if (this.calm()) return timeline;
    timeline
      .to(this.rig.joint('head'), { rotation: 0.1, duration: 0.28, ease: 'power2.out' }, 0)
      .to(this.rig.joint('head'), { rotation: 0, duration: 0.28, ease: 'power2.inOut' }, 1.2);
    this.turnArms(timeline, 0.85, 0.3, 0.05);
    return this.arms.back(timeline, 1.2);
  }

  /** Head tilted, paw to the chin, and back: 1.5 s. Kind, never sad. */
  think(wish: Side = 'R'): gsap.core.Timeline {
    const timeline = this.gesture('think', 1.5);
    if (this.calm()) return timeline;
    // With the paw that is free.
    const side = wish !== this.arms.carrying ? wish : wish === 'R' ? 'L' : 'R';
    const way = side === 'R' ? 1 : -1;
    timeline
      .to(this.rig.joint('head'), { rotation: way * 0.13, duration: 0.28, ease: 'power2.out' }, 0)
      .to(this.rig.joint(`arm${side}`), { rotation: way * 1.9, duration: 0.3, ease: 'power2.out' }, 0.05)
      .to(this.rig.joint('head'), { rotation: 0, duration: 0.28, ease: 'power2.inOut' }, 1.2);
    return this.arms.back(timeline, 1.2);
  }

  /** Points towards a place in stage coordinates: 1.2 s. */
  point(at: { readonly x: number; readonly y: number }): gsap.core.Timeline {
    const timeline = this.gesture('idle', 1.2);
    if (this.calm()) return timeline;
    const toTheRight = at.x >= this.x;
    const up = Math.atan2(this.y - GUIDE_HEIGHT * 0.4 * this.scale.y - at.y, Math.abs(at.x - this.x));
    // An arm hangs at rest: a quarter turn makes it horizontal, the rest follows the direction to the place.
    const turn = Math.min(2.4, Math.max(0.9, Math.PI / 2 + up)) * (toTheRight ? -1 : 1);
    const arm = this.rig.joint(toTheRight ? 'armR' : 'armL');
    timeline
      // Not behind its own tail.
      .set(arm, { zIndex: BEFORE_FACE }, 0)
      .to(arm, { rotation: turn, duration: 0.28, ease: 'back.out(1.7)' }, 0)
      .to(
        this.rig.joint('head'),
        { rotation: toTheRight ? 0.06 : -0.06, duration: 0.28, ease: 'power2.out' },
        0,
      )
      .to(arm, { rotation: turn * 0.92, duration: 0.16, yoyo: true, repeat: 3, ease: 'sine.inOut' }, 0.3)
      .to(this.rig.joint('head'), { rotation: 0, duration: 0.25, ease: 'power2.inOut' }, 0.95)
      .set(arm, { zIndex: ARM_Z }, 1.19);
    return this.arms.back(timeline, 0.95);
  }

  /** A timeline of this length that shows an expression and restores the face at its end. */
  private gesture(mood: Mood, seconds: number): gsap.core.Timeline {
    return gsap
      .timeline({ paused: true })
      .call(() => this.feel(mood), undefined, 0)
      .call(() => this.feel(this.isGlad ? 'cheer' : 'idle'), undefined, seconds);
  }

  private leap(timeline: gsap.core.Timeline, at: number, height: number): void {
    const { whole } = this.rig;
    this.turnArms(timeline, 2.05, 0.2, at + 0.1);
    // Who carries something keeps it where it is.
    if (this.arms.carrying) return;
    const share = Math.min(1, this.headroom / height);
    timeline
      .to(whole.scale, { x: 1.1, y: 0.86, duration: 0.1, ease: 'power2.out' }, at)
      .to(whole, { y: -height * share, duration: 0.26, ease: 'power2.out' }, at + 0.1)
      .to(whole.scale, { x: 1 - 0.06 * share, y: 1 + 0.08 * share, duration: 0.18 }, at + 0.1)
      .to(
        this.shadow.scale,
        { x: 0.7, y: 0.7, duration: 0.26, yoyo: true, repeat: 1, ease: 'power2.out' },
        at + 0.1,
      )
      .to(whole, { y: 0, duration: 0.22, ease: 'power2.in' }, at + 0.36)
      .to(whole.scale, { x: 1.08, y: 0.9, duration: 0.07, ease: 'power2.in' }, at + 0.55)
      .to(whole.scale, { x: 1, y: 1, duration: 0.38, ease: 'elastic.out(0.6,0.4)' }, at + 0.62);
  }

  private turnArms(timeline: gsap.core.Timeline, angle: number, duration: number, at: number): void {
    this.arms.turn(timeline, angle, at, { duration, ease: 'power2.out' });
  }

  private blink(still: boolean): void {
    const lid = (this.seconds - this.nextBlink) / BLINK_SECONDS;
    if (lid > 1) this.nextBlink = this.seconds + 3 + this.random.next() * 3;
    const open = still || lid < 0 || lid > 1 || this.mood === 'cheer';
    const shut = this.acts.asleep ? 1 : open ? 0 : Math.sin(lid * Math.PI);
    for (const side of ['lidL', 'lidR']) {
      const joint = this.rig.joint(side);
      joint.visible = shut > 0.02;
      joint.scale.y = shut;
    }
  }

  private showFace(): void {
    const happy = this.mood === 'cheer';
    for (const side of ['L', 'R']) {
      this.rig.show(`eye${side}`, !happy || !this.rig.has(`eyeHappy${side}`));
      this.rig.show(`eyeHappy${side}`, happy);
      // Raised: who thinks along is kind, and never stern. In calm motion they stay as they are at rest.
      this.rig.joint(`brow${side}`).pivot.y = this.mood === 'think' && !this.calm() ? BROWS_UP : 0;
    }
    let mouth: Mouth = happy ? 'cheer' : 'idle';
    if (this.talking && !happy) mouth = TALK[Math.floor(this.seconds / TALK_SECONDS) % TALK.length]!;
    if (this.acts.jaw.chewing > 0)
      mouth = Math.floor(this.seconds / TALK_SECONDS) % 2 === 0 ? 'small' : 'idle';
    if (this.sounding !== undefined) {
      const wide = happy ? 'cheer' : 'open';
      mouth = this.sounding >= OPEN ? wide : this.sounding >= AJAR ? 'small' : 'idle';
    }
    if (!this.rig.has(`mouth-${mouth}`)) mouth = mouth === 'open' ? 'cheer' : 'idle';
    for (const name of MOUTHS) this.rig.show(`mouth-${name}`, name === mouth);
  }
}
