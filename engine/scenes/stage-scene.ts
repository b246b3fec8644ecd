import { Container, type PointData } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import { Scene } from '#engine/kernel/scene.ts';
import { boardFor, type Board } from '#engine/layout/board.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { joinBatch } from '#engine/sprites/batch.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { sharpen } from '#engine/sprites/label.ts';
import { Particles } from '#engine/sprites/particles.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { SpeechCaption } from '#engine/sprites/speech-caption.ts';
import { World } from '#engine/sprites/world.ts';
import type { BareStage, StageContext } from './stage-context.ts';

/** What moves by itself needs this long to come to rest, and as long to move again. */
const STIR_SECONDS = 1;

/**
 * The common parts of a game's three scenes: the world behind, the guide, the caption, particles in front, and what
 * follows the clock. Back to front: world, `picture`, `front`, particles, caption.
 */
export abstract class StageScene<Stage extends BareStage = StageContext> extends Scene {
  protected readonly stage: Stage;
  protected readonly world: World;
  protected readonly guide: Guide;
  protected readonly particles: Particles;
  /** Behind the guide: panels and cards. */
  protected readonly ground = new Container();
  /** The ground and the guide on it. */
  protected readonly picture = new Container({ label: 'picture' });
  /** In front of the guide: header, answers, buttons. */
  protected readonly front = new Container();
  protected readonly caption = new SpeechCaption();
  /** Nobody does anything: nothing moves by itself, so that nothing is drawn. */
  protected isAtRest = false;

  constructor(stage: Stage) {
    super();
    this.stage = stage;
    const { pictures, decoration, avatar, outfit, theme, clock, voice, calm } = stage;
    this.world = new World(pictures, stage.dayScene());
    this.guide = new Guide({ pictures, avatar, hat: pictures.hat, outfit, random: decoration, calm });
    this.guide.label = 'guide';
    this.particles = new Particles(theme, decoration);
    this.picture.addChild(this.ground, this.guide);
    this.root.addChild(this.world, this.picture, this.front, this.particles, this.caption);
    this.caption.text = voice.captions.text;
    this.own(voice.captions.onChange((text) => this.showCaption(text)));
    this.own(clock.onStep((delta) => this.follow(delta)));
  }

  protected fx = (): FxContext => ({
    calm: this.stage.calm(),
    burst: (from, count, rim) =>
      this.particles.burst(rim ? this.boxOf(from, rim) : this.placeOf(from), count),
  });

  /** For parts that animate by themselves: their animations end with the scene. */
  protected readonly animate: Animate = (animation) => this.play(animation);

  /** Where a thing is, in design pixels of the stage. */
  protected placeOf(thing: Container): PointData {
    return this.root.toLocal({ x: 0, y: 0 }, thing);
  }

  private boxOf(thing: Container, { x, y, width, height }: Rect): Rect {
    const from = this.root.toLocal({ x, y }, thing);
    const to = this.root.toLocal({ x: x + width, y: y + height }, thing);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }

  protected guideTo({ x, y, scale }: Board['guide']): void {
    this.guide.position.set(x, y);
    this.guide.scale.set(scale);
  }

  resize(): void {
    const layout = this.stage.layout();
    const { caption } = boardFor(layout);
    this.world.resize(layout);
    this.caption.position.set(caption.x, caption.y);
    this.caption.maxWidth = caption.maxWidth;
    this.place();
    this.prepare();
  }

  /**
   * To be called after adding display objects: renders texts at the resolution they are shown at, and batches drawings
   * into few draw calls.
   */
  protected prepare(): void {
    sharpen(this.root, this.stage.layout().scale * this.stage.app.renderer.resolution);
    joinBatch(this.root);
  }

  /** The scene's own part of `resize`. */
  protected abstract place(): void;

  /** What is read while this is said. */
  protected captionOf(said: string): string {
    return said;
  }

  private showCaption(text: string | undefined): void {
    this.caption.text = text === undefined ? undefined : this.captionOf(text);
    this.prepare();
  }

  private follow(delta: number): void {
    const { clock, guideSounds, stir, calm } = this.stage;
    const step = delta / STIR_SECONDS;
    stir.share = this.isAtRest ? Math.max(0, stir.share - step) : Math.min(1, stir.share + step);
    this.world.sway(clock.now, calm() ? 0 : stir.share);
    this.guide.mouth = guideSounds.mouth;
    this.guide.step(delta, stir.share);
    this.particles.step(delta, calm());
  }
}
