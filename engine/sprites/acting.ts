import { gsap } from 'gsap';
import type { Container, PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { SIDES, turnFace, turnUnseen } from './gaze.ts';
import { IN_FRONT, type Rig } from './rig.ts';

/** In rig units: where an arm is joined, and how far from there its paw is. */
const SHOULDER = { x: 66, y: -150 } as const;
const ARM = 96;
/** Where food is eaten, in rig units from the feet. */
const MOUTH = { x: 0, y: -214 } as const;
/** An arm that brings a paw to the mouth: its turn and its length. */
const TO_MOUTH = { turn: 2.24, length: 1.2 } as const;
/** An arm that holds a paw beside the ear, and nothing before the eyes. */
const TO_EAR = { turn: 2.45, length: 2.05 } as const;
/** So much longer is an arm that reaches for something. */
const REACHING = 1.22;
/** Where an arm is cut to. */
const CUT = { mouth: TO_MOUTH, up: { turn: -2.4, length: REACHING }, rest: { turn: 0, length: 1 } } as const;
/** How far away something is that is looked at from the corner of the eye, in design pixels. */
const FAR = { x: 520, y: 420 } as const;
/** What is held behind a paw: under the arm's own picture. */
const BEHIND_PAW = -1;
/** An arm before the face, above every part of a head. */
export const BEFORE_FACE = 50;
export const ARM_Z = 3;

export type Side = 'L' | 'R';

/**
 * What a figure does with its eyes and paws. Every act is a paused timeline; in calm motion nothing of it turns or
 * moves.
 */
export class Acting {
  /** Where the eyes are turned: -1 to 1 each way; 0 straight ahead. */
  readonly gaze = { x: 0, y: 0 };
  /** The cheeks are full, and the jaw works: from 0 to 1. */
  readonly jaw = { chewing: 0 };
  /** The eyes are shut, the head is down. */
  asleep = false;
  /** How the last step left eyes and cheeks. */
  private shown = { x: 0, y: 0, cheek: 1 };
  private readonly rig: Rig;
  private readonly figure: Container;
  private readonly calm: () => boolean;
  private readonly tailX: number;
  private readonly held: Record<Side, Container | undefined> = { L: undefined, R: undefined };
  private carried: Container | undefined;
  /** What is held is not turned with the arm. */
  private readonly upright: Record<Side, boolean> = { L: false, R: false };

  /** figure: what stands on the stage, with its feet at its origin. */
  constructor(rig: Rig, figure: Container, calm: () => boolean) {
    this.rig = rig;
    this.figure = figure;
    this.calm = calm;
    this.tailX = rig.joint('tail').x;
  }

  /** The eyes and a little of the head turn towards a place on the stage; undefined: straight ahead. 0.2 s. */
  lookAt(at: PointData | undefined): gsap.core.Timeline {
    const { x, y, scale } = this.figure;
    const aim = at
      ? { x: clamp((at.x - x) / FAR.x), y: clamp((at.y - (y - 290 * scale.y)) / FAR.y) }
      : { x: 0, y: 0 };
    if (this.calm()) return turnUnseen(this.rig, this.gaze, aim);
    return recipe().to(this.gaze, { ...aim, duration: 0.2, ease: 'power2.out' });
  }

  /** The side on which a place is. */
  sideOf(at: PointData): Side {
    return at.x >= this.figure.x ? 'R' : 'L';
  }

  /** The turn of the arm that reaches for a place. */
  private turnTo(at: PointData): number {
    const { x, y, scale } = this.figure;
    const across = Math.abs(at.x - x);
    const up = Math.atan2(y + SHOULDER.y * scale.y - at.y, across);
    return Math.min(2.4, Math.max(0.7, Math.PI / 2 + up));
  }

  /** Where the paw is, in stage coordinates, while the arm reaches for a place. */
  pawReachingFor(at: PointData): PointData {
    const { x, y, scale } = this.figure;
    const way = this.sideOf(at) === 'R' ? 1 : -1;
    const turn = this.turnTo(at);
    const length = ARM * REACHING;
    return {
      x: x + way * (SHOULDER.x + Math.sin(turn) * length) * scale.x,
      y: y + (SHOULDER.y + Math.cos(turn) * length) * scale.y,
    };
  }

  /** What its face is drawn on: for what comes out of it. */
  get face(): Container {
    return this.rig.joint('mouth-idle');
  }

  /** Where the mouth is, in stage coordinates. */
  get mouth(): PointData {
    const { x, y, scale } = this.figure;
    return { x: x + MOUTH.x * scale.x, y: y + MOUTH.y * scale.y };
  }

  /** The arm on its side is stretched out towards a place, and stays. at: a function is asked as it begins. */
  reach(at: PointData | (() => PointData), seconds = 0.16): gsap.core.Timeline {
    if (typeof at !== 'function') return this.armTo(this.sideOf(at), this.turnTo(at), REACHING, seconds);
    return this.armTo(this.sideOf(at()), () => this.turnTo(at()), REACHING, seconds);
  }

  /** Reaches for a place, for a moment: what it holds is over what is looked at. 0.5 s in all, or so long. */
  examine(at: PointData, seconds = 0.5): gsap.core.Timeline {
    const side = this.sideOf(at);
    return recipe()
      .add(this.reach(at).paused(false), 0)
      .add(this.letGo(side).paused(false), seconds - 0.2);
  }

  /** The paw comes to the mouth, before the face, and stays. isUp: from where it was stretched up, so that it goes by the cheek. */
  toMouth(side: Side, seconds = 0.14, isUp = false): gsap.core.Timeline {
    // Across the body: the other way round than reaching.
    const turn = isUp ? 2 * Math.PI - TO_MOUTH.turn : -TO_MOUTH.turn;
    return this.armTo(side, turn, TO_MOUTH.length, seconds);
  }

  /** The paw is at the mouth, up in the air, or hangs down again, at once: in calm motion the picture is cut. */
  cutTo(side: Side, place: 'mouth' | 'up' | 'rest'): gsap.core.Timeline {
    const arm = this.rig.joint(`arm${side}`);
    const isUp = place !== 'rest';
    const { turn, length } = CUT[place];
    const rotation = (side === 'R' ? 1 : -1) * turn;
    return (
      recipe()
        .set(arm, { rotation, zIndex: isUp ? BEFORE_FACE : ARM_Z }, 0)
        .set(arm.scale, { y: length }, 0)
        // What takes no time at all would be so at once, whenever it is to be.
        .set({}, {}, 0.01)
    );
  }

  /** The paw comes behind the ear: it listens, for so long. */
  listen(side: Side, seconds: number): gsap.core.Timeline {
    return recipe()
      .add(this.armTo(side, TO_EAR.turn, TO_EAR.length, 0.2).paused(false), 0)
      .add(this.letGo(side).paused(false), seconds - 0.2);
  }

  /** The arm hangs down again. 0.2 s. */
  letGo(side: Side): gsap.core.Timeline {
    return this.armTo(side, 0, 1, 0.2).set(this.rig.joint(`arm${side}`), { zIndex: ARM_Z });
  }

  /** turn: a function is asked as it begins. */
  private armTo(
    side: Side,
    turn: number | (() => number),
    length: number,
    seconds: number,
  ): gsap.core.Timeline {
    if (this.calm()) return recipe().set({}, {}, seconds);
    const arm = this.rig.joint(`arm${side}`);
    const way = side === 'R' ? -1 : 1;
    const rotation = typeof turn === 'number' ? way * turn : () => way * turn();
    return (
      recipe()
        .set(arm, { zIndex: BEFORE_FACE }, 0)
        // A gesture that is just ending gives the arm up.
        .to(arm, { rotation, duration: seconds, ease: 'power2.out', overwrite: 'auto' }, 0)
        .to(arm.scale, { y: length, duration: seconds, ease: 'power2.out' }, 0)
    );
  }

  /** The tail swings to this side, away from what the other paw takes; at rest it is at the right. 0.2 s. */
  swingTail(side: Side): gsap.core.Timeline {
    const [tail, x] = [this.rig.joint('tail'), side === 'R' ? 1 : -1];
    const swung = recipe().to(tail, { x: x * this.tailX, duration: 0.2 }, 0);
    return swung.to(tail.scale, { x, duration: 0.2 }, 0);
  }

  /** Something in its paw, at this size in rig units; nothing is held any more without a thing. upright: however the arm turns. */
  hold(side: Side, thing?: Container, size = 1, upright = false): void {
    this.held[side]?.destroy({ children: true });
    this.held[side] = thing;
    this.upright[side] = upright;
    thing?.scale.set(size);
    if (thing) this.rig.joint(`hand${side}`).addChild(thing);
  }

  /**
   * Something besides what is in its paw, which is out of sight meanwhile: upright, at this size in rig units. Without a
   * thing it is gone again. isBehind: the paw is seen on it.
   */
  carry(side: Side, thing?: Container, size = 1, isBehind = false): void {
    this.rig.joint(`hand${side}`).zIndex = thing && isBehind ? BEHIND_PAW : IN_FRONT;
    this.carried?.destroy({ children: true });
    this.carried = thing;
    const held = this.held[side];
    if (held) held.visible = !thing;
    thing?.scale.set(size);
    if (thing) this.rig.joint(`hand${side}`).addChild(thing);
    this.step(0);
  }

  /** A mouthful is chewed: cheeks and jaw. */
  chew(seconds: number): gsap.core.Timeline {
    return recipe().set(this.jaw, { chewing: 1 }, 0).set(this.jaw, { chewing: 0 }, seconds);
  }

  /** Eats what is in its paw: the mouth is open as it comes, and shuts on it. bitten: at the bite. 0.24 s. */
  bite(side: Side, bitten: () => void): gsap.core.Timeline {
    return recipe()
      .add(this.toMouth(side, 0.14).paused(false), 0)
      .call(bitten, undefined, 0.16)
      .set({}, {}, 0.24);
  }

  /** Ears up and a start: 0.6 s. */
  startle(): gsap.core.Timeline {
    const { whole } = this.rig;
    if (this.calm()) return recipe().set({}, {}, 0.6);
    return recipe()
      .to(whole.scale, { x: 0.95, y: 1.08, duration: 0.1, ease: 'power2.out' }, 0)
      .to(whole.scale, { x: 1, y: 1, duration: 0.4, ease: 'elastic.out(0.6,0.4)' }, 0.12)
      .to(
        this.ears,
        { rotation: (index) => (index === 0 ? 0.12 : -0.12), duration: 0.1, yoyo: true, repeat: 1 },
        0,
      )
      .set({}, {}, 0.6);
  }

  /** Leans to a side with a paw at its mouth, as if to tell a secret: 1.2 s. */
  whisper(side: Side): gsap.core.Timeline {
    const head = this.rig.joint('head');
    if (this.calm()) return recipe().set({}, {}, 1.2);
    return recipe()
      .add(this.toMouth(side).paused(false), 0)
      .to(head, { rotation: side === 'R' ? 0.12 : -0.12, duration: 0.2, ease: 'power2.out' }, 0)
      .to(head, { rotation: 0, duration: 0.25, ease: 'power2.inOut' }, 0.9)
      .add(this.letGo(side).paused(false), 0.95);
  }

  /** Shakes with laughter, arms at the belly: 0.9 s. */
  laugh(): gsap.core.Timeline {
    const { whole } = this.rig;
    if (this.calm()) return recipe().set({}, {}, 0.9);
    const timeline = recipe();
    for (let beat = 0; beat < 3; beat++)
      timeline
        .to(whole.scale, { x: 1.04, y: 0.95, duration: 0.1, ease: 'sine.inOut' }, beat * 0.22)
        .to(whole.scale, { x: 0.99, y: 1.03, duration: 0.1, ease: 'sine.inOut' }, beat * 0.22 + 0.11);
    return timeline.to(whole.scale, { x: 1, y: 1, duration: 0.2 }, 0.68).set({}, {}, 0.9);
  }

  /** Nobody is playing: the head sinks and the eyes shut. 0.8 s. */
  fallAsleep(): gsap.core.Timeline {
    const timeline = recipe().call(() => void (this.asleep = true), undefined, 0.3);
    if (this.calm()) return timeline.set({}, {}, 0.8);
    return timeline.to(this.rig.joint('head'), { rotation: 0.14, duration: 0.8, ease: 'sine.inOut' }, 0);
  }

  /** Wide awake at once. */
  wake(): void {
    if (!this.asleep) return;
    this.asleep = false;
    gsap.killTweensOf(this.rig.joint('head'), 'rotation');
    this.rig.joint('head').rotation = 0;
  }

  /** Brings eyes and face where they belong, at every step of the clock. seconds: of the clock. */
  step(seconds: number): void {
    for (const side of SIDES) {
      const { rotation, scale } = this.rig.joint(`arm${side}`);
      // A stretched arm would slant what is held upright in it.
      this.rig.joint(`hand${side}`).scale.y = 1 / scale.y;
      if (this.upright[side]) this.held[side]!.rotation = -rotation;
    }
    if (this.carried?.parent) this.carried.rotation = -this.carried.parent.parent!.rotation;
    const { x, y } = this.gaze;
    const cheek = this.jaw.chewing > 0 && !this.calm() ? 1.25 + 0.2 * Math.sin(seconds * 22) : 1;
    const { shown } = this;
    // At most steps there is nothing to do: a figure looks straight ahead most of the time.
    if (x === shown.x && y === shown.y && cheek === shown.cheek) return;
    this.shown = { x, y, cheek };
    turnFace(this.rig, this.gaze, this.calm());
    for (const side of SIDES) this.rig.joint(`blush${side}`).scale.set(cheek);
  }

  private get ears(): Container[] {
    return [this.rig.joint('earL'), this.rig.joint('earR')];
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(-1, value));
