import { Container, Graphics, type Text } from 'pixi.js';
import type { Article } from '#engine/access/content.ts';
import { standsUpright, type Layout, type Rect } from '#engine/layout/layout.ts';
import { CLAY, downward, drawFace, INK } from '#engine/sprites/clay.ts';
import { createLabel, fitWidth, wrapEvenly } from '#engine/sprites/label.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { StageContext } from './stage-context.ts';

const DIFFICULTY_CLAY = { easy: CLAY.right, medium: CLAY.amber, hard: CLAY.coral } as const;
const DIFFICULTY_NAME = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
const MUTED = '#7A5680';
/** Cards in portrait have room for larger letters, and small screens need them. */
const UPRIGHT_TEXT = 1.25;
/** Below title, description, heading and instructions. */
const GAPS = [6, 26, 4, 30] as const;
const STATS_HEIGHT = 100;

/** Title, description, the game's stats and "How to Play", with a window for the guide; later the countdown. */
export class InstructionsCard extends Piece {
  /** Where the guide stands, in stage coordinates. */
  guide = { x: 0, y: 0, scale: 1 };
  /** The number that counts down. */
  readonly countdown: Text = createLabel({ size: 250, fill: '#FFFFFF', outline: CLAY.violet.edge });
  private readonly paper = new Graphics();
  private readonly window = new Graphics();
  private readonly texts = new Container();
  private readonly title: Text;
  private readonly description: Text;
  private readonly how: Text;
  private readonly heading: Text;
  private readonly stats: readonly Container[];
  private readonly starting: Text = createLabel({ text: 'Starting in', size: 64 });
  private readonly stage: StageContext;

  constructor(stage: StageContext) {
    super();
    this.stage = stage;
    const { game } = stage;
    this.title = createLabel({ text: game.title, size: 78 });
    this.description = createLabel({ text: game.description, size: 44, fill: MUTED });
    this.heading = createLabel({ text: 'How to Play', size: 40, fill: '#B4560B' });
    this.how = createLabel({ text: game.instructions, size: 40, wrap: 760, align: 'left' });
    this.stats = this.createStats();
    this.starting.visible = false;
    this.countdown.alpha = 0;
    this.texts.addChild(this.title, this.description, this.heading, this.how, ...this.stats);
    this.body.addChild(this.paper, this.window, this.texts, this.starting, this.countdown);
  }

  /** The card's content for the access layer, including these controls. */
  article(controls: readonly string[]): Article {
    const { title, description, instructions, rewards, difficulty } = this.stage.game;
    return {
      blocks: [
        { kind: 'heading', text: title },
        { kind: 'text', text: description },
        { kind: 'heading', text: 'How to Play' },
        { kind: 'text', text: instructions },
        { kind: 'heading', text: 'Game Stats' },
        {
          kind: 'list',
          items: [
            `Questions ${rewards.questionsCount}`,
            `Max XP ${rewards.questionsCount}`,
            `Max Coins ${rewards.perfectCoins}`,
            DIFFICULTY_NAME[difficulty],
          ],
        },
      ],
      controls,
    };
  }

  /** The texts give way to "Starting in 3, 2, 1". */
  showCountdown(from: number): void {
    this.texts.visible = false;
    this.starting.visible = true;
    this.countdown.text = String(from);
  }

  /** bottom: where the buttons begin, in stage coordinates. */
  place(layout: Layout, bottom: number): void {
    const { core, zones } = layout;
    const top = zones.hud.y + zones.hud.height + 20;
    const height = bottom - 40 - top;
    this.position.set(layout.width / 2, top + height / 2);
    drawCard(this.paper, core.width, height);
    if (standsUpright(layout, core.width, height)) this.placeUpright(core.width, height);
    else this.placeLevel(core.width, height);
  }

  private placeLevel(width: number, height: number): void {
    const pane = { width: width * 0.32, height: height - 72 };
    const left = -width / 2 + 36;
    this.drawWindow(left + pane.width / 2, 0, pane.width, pane.height);
    const textLeft = left + pane.width + 44;
    const room = width / 2 - 44 - textLeft;
    this.placeTexts({ x: textLeft, y: -height / 2 + 40, width: room, height: height - 80 }, 1);
  }

  /** The window takes the height that the texts leave. */
  private placeUpright(width: number, height: number): void {
    const room = width - 100;
    const texts = this.fitTexts(room / UPRIGHT_TEXT) * UPRIGHT_TEXT;
    const pane = { width: width - 80, height: Math.min(height * 0.42, height - 110 - texts) };
    this.drawWindow(0, -height / 2 + 40 + pane.height / 2, pane.width, pane.height);
    const top = -height / 2 + 40 + pane.height + 30;
    this.placeTexts({ x: -room / 2, y: top, width: room, height: height / 2 - 40 - top }, UPRIGHT_TEXT);
  }

  /** Breaks the lines for this width; returns the total height. */
  private fitTexts(room: number): number {
    fitWidth(this.title, room);
    fitWidth(this.description, room);
    wrapEvenly(this.how, room);
    return this.lines.reduce((sum, line, index) => sum + line.height + GAPS[index]!, STATS_HEIGHT);
  }

  private get lines(): readonly Text[] {
    return [this.title, this.description, this.heading, this.how];
  }

  /** size: of the letters, 1 as they are. */
  private placeTexts(area: Rect, size: number): void {
    this.starting.position.set(area.x + area.width / 2, area.y + area.height * 0.2);
    this.countdown.position.set(area.x + area.width / 2, area.y + area.height * 0.6);
    this.texts.position.set(area.x, area.y);
    this.texts.scale.set(size);
    const [room, height] = [area.width / size, area.height / size];
    const used = this.fitTexts(room);
    const spread = Math.max(0, Math.min(36, (height - used) / 4));
    let y = Math.max(0, (height - used - 3 * spread) / 2);
    this.lines.forEach((line, index) => {
      line.position.set(line.width / 2, y + line.height / 2);
      y += line.height + GAPS[index]! + (index === 1 || index === 3 ? spread : 0);
    });
    const each = room / this.stats.length;
    this.stats.forEach((stat, index) => {
      stat.position.set(each * (index + 0.5), y + STATS_HEIGHT / 2);
      stat.scale.set(Math.min(1, each / 205));
    });
  }

  private drawWindow(x: number, y: number, width: number, height: number): void {
    const g = this.window.clear();
    g.roundRect(x - width / 2, y - height / 2, width, height, 44).fill(
      downward('#BDEBFF', '#E4F7FF', '#FFF3CF'),
    );
    const hill = Math.min(110, height * 0.24);
    g.ellipse(x, y + height / 2 - hill * 0.55, width * 0.4, hill * 0.34).fill(downward('#FFE3A3', '#F0BE6A'));
    g.roundRect(x - width / 2 + 4, y - height / 2 + 4, width - 8, height - 8, 40);
    g.stroke({ width: 8, fill: downward('#7A9AB055', '#FFFFFF66', '#FFFFFFD0') });
    const scale = Math.min(1.25, (height - hill) / 430, width / 330);
    this.guide = { x: this.x + x - 8, y: this.y + y + height / 2 - hill * 0.5, scale };
  }

  private createStats(): readonly Container[] {
    const { game, pictures } = this.stage;
    const { questionsCount, perfectCoins } = game.rewards;
    return [
      stat(createPicture(pictures, 'ui/gold-star', 62), String(questionsCount), 'Questions'),
      stat(createPicture(pictures, 'ui/xp-star', 62), String(questionsCount), 'Max XP'),
      stat(createPicture(pictures, 'ui/coin', 58), String(perfectCoins), 'Max Coins'),
      difficultyBadge(game.difficulty),
    ];
  }
}

function stat(icon: Container, value: string, name: string): Container {
  const box = new Container();
  const number = createLabel({ text: value, size: 52, fill: INK });
  const label = createLabel({ text: name, size: 32, fill: MUTED });
  icon.position.set(-42, -18);
  number.position.set(34, -18);
  label.position.set(0, 32);
  box.addChild(icon, number, label);
  return box;
}

function difficultyBadge(difficulty: keyof typeof DIFFICULTY_CLAY): Container {
  const badge = new Container();
  const clay = DIFFICULTY_CLAY[difficulty];
  const pill = drawFace(new Graphics(), { width: 180, height: 66, radius: 33 }, clay, 0.2);
  const name = createLabel({
    text: DIFFICULTY_NAME[difficulty],
    size: 38,
    fill: '#FFFFFF',
    outline: clay.edge,
  });
  badge.addChild(pill, name);
  return badge;
}
