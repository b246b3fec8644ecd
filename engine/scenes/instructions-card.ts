import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Article } from '#engine/access/content.ts';
import { standsUpright, type Layout, type Rect } from '#engine/layout/layout.ts';
import { CLAY, downward, drawFace, INK } from '#engine/sprites/clay.ts';
import { createLabel, fitWidth, wrapEvenly } from '#engine/sprites/label.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { ShowMe } from './show-me.ts';
import type { StageContext } from './stage-context.ts';

const DIFFICULTY_CLAY = { easy: CLAY.right, medium: CLAY.amber, hard: CLAY.coral } as const;
const DIFFICULTY_NAME = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
const MUTED = '#7A5680';
const HEADING = '#B4560B';
/** Cards in portrait have room for larger letters, and small screens need them. */
const UPRIGHT_TEXT = 1.25;
/** Below title, description, "How to Play", instructions and "Game Stats". */
const GAPS = [6, 26, 4, 26, 4] as const;
const STATS_HEIGHT = 100;
/** What is read takes this share of the core's width beside a level card's window, which takes what a wide stage has besides. */
const READ = { wide: 0.45, narrow: 0.5 } as const;
/** The widest level card, and what it leaves free beside it. */
const WIDEST = { card: 1780, beside: 50 } as const;
/** An upright card's window takes at least this share of its height. */
const LEAST_WINDOW = 0.28;
/** Texts become smaller in steps of this until they fit. */
const SMALLER = 0.03;
/** Width of a thumbnail, as a share of its height. */
const THUMBNAIL_SHAPE = 1.6;
/** The room that the guide takes at scale 1: only its hat may leave the window. */
const ALONE = { width: 330, height: 430 } as const;
const BESIDE_THUMBNAIL = { width: 400, height: 500 } as const;
/** How far the guide stands in front of the thumbnail above it, as a share of the thumbnail's height. */
const OVERLAP = 0.14;

/**
 * Title, description, the game's stats and "How to Play", with a window for the guide and the game's thumbnail; later
 * the countdown.
 */
export class InstructionsCard extends Piece {
  /** Where the guide stands, in stage coordinates. */
  guide = { x: 0, y: 0, scale: 1 };
  /** The number that counts down. */
  readonly countdown: Text = createLabel({ size: 250, fill: '#FFFFFF', outline: CLAY.violet.edge });
  private readonly paper = new Graphics();
  private readonly window = new Graphics();
  /** The window's area, in stage coordinates. */
  pane: Rect = { x: 0, y: 0, width: 0, height: 0 };
  private readonly thumbnail: Sprite | undefined;
  private readonly frame = new Graphics();
  private readonly texts = new Container();
  private readonly title: Text;
  private readonly description: Text;
  private readonly how: Text;
  private readonly heading: Text;
  private readonly statsHeading: Text;
  private readonly stats: readonly Container[];
  private readonly starting: Text = createLabel({ text: 'Starting in', size: 64 });
  private readonly stage: StageContext;
  private shown: ShowMe | undefined;

  constructor(stage: StageContext) {
    super();
    this.stage = stage;
    const { game } = stage;
    this.title = createLabel({ text: game.title, size: 78 });
    this.description = createLabel({ text: game.description, size: 44, fill: MUTED });
    this.heading = createLabel({ text: 'How to Play', size: 40, fill: HEADING });
    this.statsHeading = createLabel({ text: 'Game Stats', size: 40, fill: HEADING });
    this.how = createLabel({ text: game.instructions, size: 40, wrap: 760, align: 'left' });
    this.stats = this.createStats();
    this.starting.visible = false;
    this.countdown.alpha = 0;
    this.texts.addChild(...this.lines, ...this.stats);
    const { thumbnail } = stage.pictures;
    if (thumbnail) this.thumbnail = new Sprite({ texture: thumbnail, anchor: 0.5 });
    this.body.addChild(this.paper, this.window, this.frame);
    if (this.thumbnail) this.body.addChild(this.thumbnail);
    this.body.addChild(this.texts, this.starting, this.countdown);
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

  /** In the window from now on, in front of its picture. */
  hang(showMe: ShowMe): void {
    this.body.addChildAt(showMe, this.body.getChildIndex(this.texts));
    this.shown = showMe;
  }

  /** The game is shown: guide and thumbnail give it their room. */
  makeRoom(): void {
    for (const part of [this.thumbnail, this.frame]) if (part) part.visible = false;
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
    const isUpright = standsUpright(layout, core.width, height);
    const width = isUpright ? core.width : Math.max(core.width, Math.min(WIDEST.card, roomAround(layout)));
    this.position.set(layout.width / 2, top + height / 2);
    drawCard(this.paper, width, height);
    if (isUpright) this.placeUpright(width, height);
    else this.placeLevel(width, height, core.width * READ[width > core.width ? 'wide' : 'narrow']);
  }

  /** read: what is beside the window, with its margins. */
  private placeLevel(width: number, height: number, read: number): void {
    const pane = { width: width - read, height: height - 72 };
    const left = -width / 2 + 36;
    this.drawWindow(left + pane.width / 2, 0, pane.width, pane.height);
    const textLeft = left + pane.width + 44;
    const room = width / 2 - 44 - textLeft;
    this.placeTexts({ x: textLeft, y: -height / 2 + 40, width: room, height: height - 80 }, 1);
  }

  /** The window takes the height that the texts leave; where that is little, they become smaller. */
  private placeUpright(width: number, height: number): void {
    const room = width - 100;
    const texts = this.fitTexts(room / UPRIGHT_TEXT) * UPRIGHT_TEXT;
    const pane = {
      width: width - 80,
      height: Math.min(height * 0.42, Math.max(height * LEAST_WINDOW, height - 110 - texts)),
    };
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
    return [this.title, this.description, this.heading, this.how, this.statsHeading];
  }

  /** most: the size of the letters, 1 as they are; smaller where not everything fits. */
  private placeTexts(area: Rect, most: number): void {
    this.starting.position.set(area.x + area.width / 2, area.y + area.height * 0.2);
    this.countdown.position.set(area.x + area.width / 2, area.y + area.height * 0.6);
    let size = most;
    let used = this.fitTexts(area.width / size);
    while (used * size > area.height && size > most / 2) {
      size -= SMALLER;
      used = this.fitTexts(area.width / size);
    }
    this.texts.position.set(area.x, area.y);
    this.texts.scale.set(size);
    const [room, height] = [area.width / size, area.height / size];
    const spread = Math.max(0, Math.min(36, (height - used) / 4));
    let y = Math.max(0, (height - used - 2 * spread) / 2);
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

  /** The window with the guide in it; the thumbnail hangs above the guide, or beside it in a wide window. */
  private drawWindow(x: number, y: number, width: number, height: number): void {
    const g = this.window.clear();
    const [left, top] = [x - width / 2, y - height / 2];
    this.pane = { x: this.x + left, y: this.y + top, width, height };
    this.shown?.place({ x: left, y: top, width, height });
    g.roundRect(left, top, width, height, 44).fill(downward('#BDEBFF', '#E4F7FF', '#FFF3CF'));
    const shown = this.thumbnail ? this.hangThumbnail({ x: left, y: top, width, height }) : undefined;
    const isBeside = shown !== undefined && width > height;
    const from = isBeside ? shown.x + shown.width : left;
    const ceiling = shown && !isBeside ? shown.y + shown.height * (1 - OVERLAP) : top;
    const [room, tall, middle] = [left + width - from, y + height / 2 - ceiling, (from + left + width) / 2];
    const hill = Math.min(110, tall * 0.24);
    g.ellipse(middle, y + height / 2 - hill * 0.55, room * 0.4, hill * 0.34).fill(
      downward('#FFE3A3', '#F0BE6A'),
    );
    g.roundRect(left + 4, top + 4, width - 8, height - 8, 40);
    g.stroke({ width: 8, fill: downward('#7A9AB055', '#FFFFFF66', '#FFFFFFD0') });
    const guide = this.thumbnail ? BESIDE_THUMBNAIL : ALONE;
    const scale = Math.min(1.25, (tall - hill * 0.5) / guide.height, room / guide.width);
    this.guide = { x: this.x + middle - 8, y: this.y + y + height / 2 - hill * 0.5, scale };
  }

  /** Hangs the thumbnail up in its frame, as large as suits this window. Returns where it hangs. */
  private hangThumbnail(window: Rect): Rect {
    const isWide = window.width > window.height;
    const width = Math.min(
      window.width * (isWide ? 0.62 : 1) - 44,
      THUMBNAIL_SHAPE * (window.height * (isWide ? 1 : 0.46) - 22),
    );
    const height = width / THUMBNAIL_SHAPE;
    const x = isWide ? window.x + 22 : window.x + (window.width - width) / 2;
    const y = isWide ? window.y + (window.height - height) / 2 : window.y + 22;
    this.thumbnail!.position.set(x + width / 2, y + height / 2);
    this.thumbnail!.setSize(width, height);
    this.frame
      .clear()
      .roundRect(x - 10, y - 10, width + 20, height + 20, 26)
      .fill('#FFFFFF');
    return { x, y, width, height };
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

/** How wide something in the middle of the stage may be. */
function roomAround({ width, safe }: Layout): number {
  const half = Math.min(width / 2 - safe.x, safe.x + safe.width - width / 2);
  return 2 * (half - WIDEST.beside);
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
