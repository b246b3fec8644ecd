import { Container, Graphics, type PointData, type Text } from 'pixi.js';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { press, release } from '#engine/fx/press.ts';
import { gain, pointTo } from '#engine/fx/right.ts';
import type { Control } from '#engine/input/controls.ts';
import { nameScale } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { HUD_HIT, HUD_PLATE, HUD_SIZE, HudButton } from '#engine/sprites/hud-button.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import { ProgressPips } from '#engine/sprites/progress-pips.ts';
import { BADGE_WIDTH, ScoreBadge } from '#engine/sprites/score-badge.ts';
import type { StageContext } from './stage-context.ts';

const BACK = 'Back to All Games';
const INSTRUCTIONS = 'Instructions';
const PAD = 36;
const GAP = 26;
const PLATE_PAD = 28;
/** Name and description lie on a plate, and the progress below it, all in design pixels of a wide stage. */
const NAME = { top: 6, height: 92, title: -20, description: 21, progress: 17 } as const;
const PROGRESS_SCALE = 0.85;
/** Buttons say their own names only where the longest description still has room between them: alike in all games. */
const LEAST_NAME = 640;

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
    this.label = 'header';
    this.options = options;
    const { game, pictures } = options.stage;
    this.back = new HudButton('back', CLAY.sky, BACK);
    this.speaker = new HudButton('speaker', CLAY.amber, INSTRUCTIONS);
    this.gear = new HudButton('gear', CLAY.violet);
    this.badge = new ScoreBadge(pictures);
    this.pips = new ProgressPips(game.rewards.questionsCount);
    this.title = createLabel({ text: game.title, size: 40, fill: '#FFFFFF' });
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
    const { stage, onBack, onInstructions, canInstruct = () => true } = this.options;
    return [
      {
        ...this.control('back', BACK, this.back, onBack),
        kind: 'link',
        href: stage.options.board ? '/board' : '/play',
      },
      {
        ...this.control('instructions', INSTRUCTIONS, this.speaker, onInstructions),
        scanned: 'last',
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

  /**
   * After so many seconds a star flies from a place on the stage into the badge, which then shows this score. rise: pixels that it
   * goes straight up first. Runs.
   */
  takePoint(
    from: PointData & { readonly rise: number },
    score: number,
    atSeconds: number,
  ): gsap.core.Timeline {
    const { stage, fx, animate } = this.options;
    const star = this.addChild(createPicture(stage.pictures, 'ui/gold-star', 90));
    star.label = 'point';
    // In calm motion it is seen where it would turn, and over no number.
    star.position.set(from.x, fx().calm ? from.y - from.rise : from.y);
    star.visible = false;
    const flown = pointTo(star, this.toLocal({ x: 0, y: 0 }, this.badge.star), from.rise, fx());
    const flight = together([0, recipe().set(star, { visible: true }, atSeconds)], [atSeconds, flown]);
    flight.eventCallback('onComplete', () => {
      star.destroy();
      this.badge.score = score;
      animate(gain(this.badge.body, fx()));
    });
    return animate(flight);
  }

  place(layout: Layout): void {
    const { safe, hudScale, width, class: kind } = layout;
    for (const part of [this.back, this.speaker, this.gear, this.badge]) part.scale.set(hudScale);
    const isUpright = kind === 'portrait';
    // Upright, the name has rows of its own.
    const name = this.options.playing && !isUpright ? LEAST_NAME : 0;
    let between = this.lineUp(layout, true);
    if (between.end - between.start < name) between = this.lineUp(layout, false);
    if (!this.options.playing) return;
    if (isUpright) between = { start: safe.x + PAD, end: safe.x + safe.width - PAD };
    const below = isUpright ? safe.y + PAD / 2 + HUD_SIZE * hudScale + NAME.top : safe.y;
    this.placeName(between, width / 2, below + NAME.top, nameScale(layout));
  }

  /** Places the buttons in a row. Returns what is free between them. */
  private lineUp({ safe, hudScale }: Layout, named: boolean): { start: number; end: number } {
    const half = (HUD_SIZE * hudScale) / 2;
    const y = safe.y + PAD / 2 + half + 6;
    let right = safe.x + safe.width - PAD;
    this.back.isNamed = this.speaker.isNamed = named;
    this.back.position.set(safe.x + PAD + half, y);
    if (this.options.playing) {
      this.badge.position.set(right - (BADGE_WIDTH * hudScale) / 2, y);
      right -= BADGE_WIDTH * hudScale + GAP;
    }
    for (const button of [this.speaker, this.gear]) {
      button.position.set(right - button.reach, y);
      right = button.x - half - GAP * hudScale;
    }
    return { start: this.back.x + this.back.reach + GAP, end: right };
  }

  /** Name, description and progress one below the other, centred on the stage if possible. size: 1 on a wide stage. */
  private placeName(
    { start, end }: { readonly start: number; readonly end: number },
    middle: number,
    top: number,
    size: number,
  ): void {
    const room = end - start - 2 * PLATE_PAD;
    for (const line of [this.title, this.description]) {
      fitWidth(line, room / size);
      line.scale.set(line.scale.x * size);
    }
    const content = Math.max(this.title.width, this.description.width);
    const half = content / 2 + PLATE_PAD;
    const x = Math.min(Math.max(middle, start + half), end - half);
    const y = top + (NAME.height * size) / 2;
    this.title.position.set(x, y + NAME.title * size);
    this.description.position.set(x, y + NAME.description * size);
    const height = NAME.height * size;
    this.plate
      .clear()
      .roundRect(x - half, y - height / 2, 2 * half, height, 36)
      .fill(HUD_PLATE);
    this.pips.scale.set(Math.min(PROGRESS_SCALE * size, (end - start) / this.pips.fullWidth));
    this.pips.position.set(x, y + height / 2 + NAME.progress * size);
  }

  private control(id: string, label: string, button: HudButton, activate: () => void): Control {
    const { fx, animate } = this.options;
    return {
      id,
      kind: 'action',
      label,
      rect: () => hitBox(button),
      enabled: () => true,
      visible: () => true,
      activate,
      press: (down) => void animate(down ? press(button, fx()) : release(button, fx())),
    };
  }
}

/** The button's hit box, its words included. */
function hitBox(button: HudButton): Rect {
  const box = boxAround(button, HUD_HIT * button.scale.x, HUD_HIT * button.scale.y);
  const right = Math.max(box.x + box.width, button.x + button.reach);
  return { ...box, width: right - box.x };
}
