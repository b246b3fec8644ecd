import { Container, Graphics, type PointData, type Text } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import { press, release } from '#engine/fx/press.ts';
import { flyTo, gain } from '#engine/fx/right.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { HUD_HIT, HUD_SIZE, HudButton } from '#engine/sprites/hud-button.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { boxAround, type Animate, type Piece } from '#engine/sprites/piece.ts';
import { ProgressPips } from '#engine/sprites/progress-pips.ts';
import { BADGE_WIDTH, ScoreBadge } from '#engine/sprites/score-badge.ts';
import type { StageContext } from './stage-context.ts';

const PAD = 36;
const GAP = 26;
const DESCRIPTION_FROM_WIDTH = 1700;
/** A long description leaves the progress at least this share of its length. */
const LEAST_PIPS = 0.8;
/** Behind the name: dark, so that white letters are readable on any sky. */
const PLATE = { color: '#2A1038', alpha: 0.62 } as const;
const PLATE_PAD = 28;

export interface HeaderOptions {
  readonly stage: StageContext;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** Score, progress and the game's name: only during play. */
  readonly playing: boolean;
  onBack(): void;
  onInstructions(): void;
  /** Whether the instructions can be played now; omitted: always. */
  canInstruct?(): boolean;
}

/** The game's header: the way out, the instructions, settings; during play also name, progress and score. */
export class GameHeader extends Container {
  readonly badge: ScoreBadge;
  readonly pips: ProgressPips;
  readonly speaker: HudButton;
  private readonly back: HudButton;
  private readonly gear: HudButton;
  private readonly plate = new Graphics();
  private readonly title: Text;
  private readonly description: Text;
  private readonly options: HeaderOptions;

  constructor(options: HeaderOptions) {
    super();
    this.options = options;
    const { game, pictures } = options.stage;
    this.back = new HudButton('back', CLAY.sky);
    this.speaker = new HudButton('speaker', CLAY.amber);
    this.gear = new HudButton('gear', CLAY.violet);
    this.badge = new ScoreBadge(pictures);
    this.pips = new ProgressPips(game.rewards.questionsCount);
    this.title = createLabel({ text: game.title, size: 42, fill: '#FFFFFF' });
    this.description = createLabel({ text: game.description, size: 32, fill: '#FFFFFF' });
    this.addChild(this.back, this.speaker, this.gear);
    if (options.playing) this.addChild(this.plate, this.title, this.description, this.pips, this.badge);
  }

  /** The parts that drop in when the scene starts. */
  get bodies(): readonly Container[] {
    return [this.back.body, this.gear.body, this.speaker.body];
  }

  /** In the order of the focus: the way out, then the instructions. */
  controls(): readonly Control[] {
    const { onBack, onInstructions, canInstruct = () => true } = this.options;
    return [
      { ...this.control('back', 'Back to All Games', this.back, onBack), kind: 'link', href: '/play' },
      {
        ...this.control('instructions', 'Instructions', this.speaker, onInstructions),
        enabled: canInstruct,
      },
    ];
  }

  /** Comes last in the order of the focus. */
  settingsControl(): Control {
    return this.control('settings', 'Settings', this.gear, () => this.options.stage.openSettings());
  }

  /** Shows a resumed round. answered: the number of answered questions. */
  begin({ score, index: answered }: { readonly score: number; readonly index: number }): void {
    this.badge.score = score;
    this.pips.filled = answered;
  }

  /** A star flies from a place on the stage into the badge, which then shows this score. */
  takePoint(from: PointData, score: number): void {
    const { stage, fx, animate } = this.options;
    const star = this.addChild(createPicture(stage.pictures, 'ui/gold-star', 90));
    star.position.copyFrom(from);
    const flight = flyTo(star, this.toLocal({ x: 0, y: 0 }, this.badge.star), fx());
    flight.eventCallback('onComplete', () => {
      star.destroy();
      this.badge.score = score;
      animate(gain(this.badge.body, fx()));
    });
    animate(flight);
  }

  place(layout: Layout): void {
    const { safe, hudScale, width, class: kind } = layout;
    const size = HUD_SIZE * hudScale;
    const y = safe.y + PAD / 2 + size / 2 + 6;
    const step = size + GAP * hudScale;
    let right = safe.x + safe.width - PAD;
    for (const part of [this.back, this.speaker, this.gear, this.badge]) part.scale.set(hudScale);
    this.back.position.set(safe.x + PAD + size / 2, y);
    if (this.options.playing) {
      this.badge.position.set(right - (BADGE_WIDTH * hudScale) / 2, y);
      right -= BADGE_WIDTH * hudScale + GAP;
    }
    this.speaker.position.set(right - size / 2, y);
    this.gear.position.set(right - size / 2 - step, y);
    const left = this.back.x + size / 2 + GAP;
    const end = this.gear.x - size / 2 - GAP;
    if (kind === 'portrait') this.stack(width / 2, width - 2 * PAD, safe.y + 196);
    else if (width >= DESCRIPTION_FROM_WIDTH) this.spread(left, end, y);
    else this.stack((left + end) / 2, end - left, safe.y + 44);
  }

  /** Name and description beside the way out, progress after them, centred on the stage if possible. */
  private spread(left: number, end: number, y: number): void {
    const { fullWidth } = this.pips;
    const room = end - left - GAP - LEAST_PIPS * fullWidth - 2 * PLATE_PAD;
    fitWidth(this.title, room);
    fitWidth(this.description, room);
    this.description.visible = true;
    this.title.position.set(left + PLATE_PAD + this.title.width / 2, y - 20);
    this.description.position.set(left + PLATE_PAD + this.description.width / 2, y + 24);
    const content = Math.max(this.title.width, this.description.width);
    this.drawPlate(left, content, y, 112);
    const start = left + content + 2 * PLATE_PAD + GAP;
    const size = Math.min(1, (end - start) / fullWidth);
    this.pips.position.set(
      Math.max(this.options.stage.layout().width / 2, start + (size * fullWidth) / 2),
      y,
    );
    this.pips.scale.set(size);
  }

  /** The name over the progress. */
  private stack(x: number, room: number, top: number): void {
    this.description.visible = false;
    fitWidth(this.title, room - 2 * PLATE_PAD);
    this.title.position.set(x, top);
    this.drawPlate(x - this.title.width / 2 - PLATE_PAD, this.title.width, top, 58);
    this.pips.position.set(x, top + 50);
    this.pips.scale.set(Math.min(1, room / this.pips.fullWidth));
  }

  private drawPlate(left: number, content: number, y: number, height: number): void {
    this.plate
      .clear()
      .roundRect(left, y - height / 2, content + 2 * PLATE_PAD, height, Math.min(36, height / 2))
      .fill(PLATE);
  }

  private control(id: string, label: string, button: HudButton, activate: () => void): Control {
    const { fx, animate } = this.options;
    return {
      id,
      kind: 'action',
      label,
      rect: () => boxAround(button as Piece, HUD_HIT * button.scale.x, HUD_HIT * button.scale.y),
      enabled: () => true,
      visible: () => true,
      activate,
      press: (down) => void animate(down ? press(button, fx()) : release(button, fx())),
    };
  }
}
