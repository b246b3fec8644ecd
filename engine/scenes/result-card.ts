import { Container, Graphics, type PointData, type Text } from 'pixi.js';
import type { Article } from '#engine/access/content.ts';
import { coinsTo, countTo, fillBar, levelUp, stamp } from '#engine/fx/finish.ts';
import { EASE, lasting, recipe, stagger, together, type FxContext } from '#engine/fx/motion.ts';
import { standsUpright, type Layout } from '#engine/layout/layout.ts';
import type { SaveState } from '#engine/ports.ts';
import { RESULT_HEADINGS, THANKS, workedOut } from '#engine/rules/common-words.ts';
import { levelOf } from '#engine/rules/level.ts';
import type { outcomeOf } from '#engine/rules/rewards.ts';
import { CLAY, drawFace } from '#engine/sprites/clay.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { shareOf, XpBar } from '#engine/sprites/xp-bar.ts';
import { COLUMN, HEAD, MEDAL_SIZE, placesAround, placesOn, type Arranged } from './result-places.ts';
import { besideKept, wholeRoom } from './result-room.ts';
import type { Finished } from './scene-events.ts';
import type { StageContext } from './stage-context.ts';

type Kind = ReturnType<typeof outcomeOf>;

const MEDALS = { perfect: 'ui/medal-gold', great: 'ui/medal-silver', poor: 'ui/medal-bronze' } as const;
const MESSAGE_FILL = { perfect: CLAY.amber, great: CLAY.right, poor: CLAY.sky } as const;
const MUTED = '#7A5680';
const MOST_COINS_SHOWN = 8;
/** The score begins when the medal hangs, and the coins when the points were counted: one after the other. Seconds. */
const AT = { letters: 0, medal: 0.25, score: 0.5, coins: 0.8 } as const;
/** What belongs to a figure comes with it: nothing stands on the card over nothing. */
const COMES_SECONDS = 0.15;
/** From the pouch to where its coins come from: between the points and it, so that no figure is covered. */
const COINS_FROM = -122;
/** The medal comes down from so much larger: over nobody's face. */
const MEDAL_FROM = 1.25;

/** Message, score, rewards and the way to the next level, with space on the left for guide and medal. */
export class ResultCard extends Piece {
  /** Where the guide stands, in stage coordinates. */
  guide = { x: 0, y: 0, scale: 1 };
  private readonly paper = new Graphics();
  private readonly head = new Container();
  private readonly sheet = new Container();
  private arranged: Arranged = COLUMN;
  private readonly heading: Text = createLabel({ text: 'Your Score', size: 56, fill: MUTED });
  private readonly letters: readonly Text[];
  private readonly message = new Container();
  /** In front of the guide, who would hide it: the scene adds it there, in stage coordinates. */
  readonly medal = new Container();
  private readonly medalBody = new Container({ label: 'medal' });
  private readonly score: Text;
  private readonly percent: Text;
  private readonly worked: Text;
  private readonly xp: Text = createLabel({ text: '+0 XP', size: 60 });
  private readonly coins: Text = createLabel({ text: '+0 Coins', size: 60 });
  private readonly star: Container;
  private readonly pouch = new Piece();
  private readonly bar: XpBar | undefined;
  private readonly tag = new Container();
  private readonly flying = new Container({ label: 'coins' });
  private readonly stage: StageContext;
  private readonly outcome: Finished;
  private readonly kind: Kind;
  private size = { width: 0, height: 0 };
  /** The round can never be saved, so nothing of it is promised. */
  private refused = false;
  private thanks: Text | undefined;

  constructor(stage: StageContext, outcome: Finished, kind: Kind) {
    super();
    this.stage = stage;
    this.outcome = outcome;
    this.kind = kind;
    const { pictures, theme } = stage;
    this.letters = [...RESULT_HEADINGS[kind]].map((letter) =>
      createLabel({
        text: letter,
        size: 104,
        fill: MESSAGE_FILL[kind].mid,
        outline: MESSAGE_FILL[kind].edge,
      }),
    );
    this.message.addChild(...this.letters);
    this.medalBody.addChild(createPicture(pictures, MEDALS[kind], MEDAL_SIZE));
    this.medal.addChild(this.medalBody);
    this.score = createLabel({ text: this.scoreText(0), size: 84 });
    this.score.alpha = 0;
    this.percent = createLabel({ text: this.percentText, size: 60, fill: MUTED });
    this.percent.alpha = 0;
    this.worked = createLabel({
      text: workedOut(outcome.result.totalQuestions),
      size: HEAD.workedSize,
      fill: CLAY.right.edge,
    });
    fitWidth(this.worked, HEAD.width);
    this.star = createPicture(pictures, 'ui/xp-star', 84);
    this.pouch.body.addChild(createPicture(pictures, 'ui/pouch', 110));
    this.bar = outcome.xpBefore === undefined ? undefined : new XpBar(560, theme);
    if (this.bar) {
      this.bar.levelShown = levelOf(outcome.xpBefore!);
      this.bar.filled = shareOf(outcome.xpBefore!);
    }
    this.head.addChild(this.message, this.worked);
    this.sheet.addChild(
      this.heading,
      this.score,
      this.percent,
      this.star,
      this.xp,
      this.pouch,
      this.coins,
      this.flying,
    );
    if (this.bar) this.sheet.addChild(this.bar);
    this.body.addChild(this.paper, this.head, this.sheet, this.tag);
    // How it was is not to be known before its time.
    for (const part of [this.medalBody, ...this.letters, this.heading, ...this.gained, ...this.paid])
      part.alpha = 0;
  }

  /** What shows the points, and what shows the coins. */
  private get gained(): readonly Container[] {
    return [this.star, this.xp, ...(this.bar ? [this.bar] : [])];
  }

  private get paid(): readonly Container[] {
    return [this.pouch, this.coins];
  }

  get levelBadge(): Container {
    return this.bar?.badge ?? this.star;
  }

  article(controls: readonly string[]): Article {
    const { result } = this.outcome;
    return {
      blocks: [
        { kind: 'heading', text: RESULT_HEADINGS[this.kind] },
        { kind: 'text', text: 'Your Score' },
        { kind: 'text', text: this.scoreText(result.score) },
        { kind: 'text', text: this.percentText },
        { kind: 'text', text: workedOut(result.totalQuestions) },
        this.refused
          ? { kind: 'text', text: THANKS }
          : { kind: 'list', items: [`+${result.xpGained} XP`, `+${result.coinsGained} Coins`] },
      ],
      controls,
    };
  }

  /** bottom: where the buttons begin, in stage coordinates. beside: what the round built needs room, too. */
  place(layout: Layout, bottom: number, beside = false): void {
    const card = beside ? besideKept(layout, bottom) : wholeRoom(layout, bottom);
    const { width, height } = card;
    this.size = { width, height };
    this.position.set(card.x + width / 2, card.y + height / 2);
    drawCard(this.paper, width, height);
    const { arranged, head, sheet, guide, medal } = placesOn(
      { width, height },
      standsUpright(layout, width, height),
      this.bar !== undefined,
    );
    this.arranged = arranged;
    for (const [part, { x, y, scale }] of [
      [this.head, head],
      [this.sheet, sheet],
    ] as const) {
      part.position.set(x, y);
      part.scale.set(scale);
    }
    this.guide = { ...guide, x: this.x + guide.x, y: this.y + guide.y };
    this.medal.position.set(this.x + medal.x, this.y + medal.y);
    this.medal.scale.set(medal.scale);
    this.placeSheet();
    this.tag.position.set(width / 2 - 130, height / 2 - 38);
  }

  /** The message's letters pop one after the other, and the medal drops in. */
  messageIn(ctx: FxContext): gsap.core.Timeline {
    const letters = recipe();
    const each = stagger(this.letters.length, 0.03);
    this.letters.forEach((letter, index) => {
      const at = ctx.calm ? 0 : index * each;
      letters.fromTo(letter, { alpha: 0 }, { alpha: 1, duration: 0.12 }, at);
      if (ctx.calm) return;
      letters.fromTo(letter.scale, { x: 0.3, y: 0.3 }, { x: 1, y: 1, duration: 0.28, ease: EASE.pop }, at);
    });
    const landed = stamp(this.medalBody, ctx, () => this.stage.channels.effect('stamp'), MEDAL_FROM);
    return together([AT.letters, lasting(letters, 0.65)], [AT.medal, landed]);
  }

  /** When the medal hangs, the score counts up to its value; then the percentage appears. */
  countScore(ctx: FxContext): gsap.core.Timeline {
    const { score } = this.outcome.result;
    const { channels } = this.stage;
    const running = countTo(0, score, ctx, (value) => {
      this.score.text = this.scoreText(value);
      if (value % 2 === 0 && value > 0 && !ctx.calm) channels.effect('tick');
    });
    return together(
      [AT.score - COMES_SECONDS, recipe().to(this.heading, { alpha: 1, duration: COMES_SECONDS })],
      [AT.score, recipe().to(this.score, { alpha: 1, duration: 0.1 })],
      [AT.score, running],
      [AT.score + 0.05 + running.duration(), recipe().to(this.percent, { alpha: 1, duration: 0.2 })],
    );
  }

  /** XP fills the bar, and a new level flips its badge; then coins hop into the pouch. */
  rewards(ctx: FxContext): gsap.core.Timeline {
    const { result, xpBefore } = this.outcome;
    const { channels } = this.stage;
    const timeline = together(
      [0, countTo(0, result.xpGained, ctx, (value) => (this.xp.text = `+${value} XP`))],
      [
        AT.coins + 0.45,
        countTo(0, result.coinsGained, ctx, (value) => (this.coins.text = `+${value} Coins`)),
      ],
      [AT.coins, this.coinsHop(ctx)],
      [0, recipe().to(this.gained, { alpha: 1, duration: COMES_SECONDS })],
      [AT.coins - COMES_SECONDS, recipe().to(this.paid, { alpha: 1, duration: COMES_SECONDS })],
    );
    if (!this.bar || xpBefore === undefined) return timeline;
    const after = xpBefore + result.xpGained;
    const risen = levelOf(after) > levelOf(xpBefore);
    const { bar } = this;
    timeline.add(fillBar(bar, shareOf(xpBefore), risen ? 1 : shareOf(after), ctx).paused(false), 0);
    if (!risen) return timeline;
    const turn = levelUp(bar.badge.body, () => void (bar.levelShown = levelOf(after)), ctx);
    return timeline
      .add(turn.paused(false), 0.85)
      .set(bar, { filled: 0 }, 1.2)
      .add(fillBar(bar, 0, shareOf(after), ctx).paused(false), 1.25)
      .call(() => channels.effect('coin'), undefined, 1.3);
  }

  /** The result is stored on this device and sent later: a small mark; or was refused: thanks instead of rewards. */
  showSaved(state: SaveState): void {
    if (state !== 'kept' && state !== 'refused') return;
    if (state === 'refused') this.thank();
    const text = state === 'kept' ? 'Not saved yet' : 'Not saved';
    const pill = drawFace(new Graphics(), { width: 230, height: 48, radius: 24 }, CLAY.cream, 0);
    this.tag.addChild(pill, createLabel({ text, size: 30, fill: MUTED }));
  }

  private thank(): void {
    this.refused = true;
    for (const part of [...this.gained, ...this.paid, this.flying]) part.visible = false;
    this.thanks = this.sheet.addChild(createLabel({ text: THANKS, size: 60 }));
    this.placeSheet();
  }

  /** Places along the card's edge, in stage coordinates. */
  edge(count: number): readonly PointData[] {
    return placesAround(this.size, count).map(({ x, y }) => ({ x: this.x + x, y: this.y + y }));
  }

  private coinsHop(ctx: FxContext): gsap.core.Timeline {
    const count = Math.min(MOST_COINS_SHOWN, this.outcome.result.coinsGained);
    for (const old of this.flying.removeChildren()) old.destroy({ children: true });
    const { x, y } = this.pouch;
    const coins = Array.from({ length: count }, () => {
      const coin = createPicture(this.stage.pictures, 'ui/coin', 64);
      coin.position.set(x + COINS_FROM, y);
      coin.alpha = 0;
      return this.flying.addChild(coin);
    });
    const { channels } = this.stage;
    return coinsTo(coins, this.pouch.body, { x, y }, ctx, (index) =>
      channels.effect('coin', { semitones: index }),
    );
  }

  private placeSheet(): void {
    let x = -this.letters.reduce((sum, letter) => sum + letter.width * 0.9, 0) / 2;
    for (const letter of this.letters) {
      const advance = letter.text === ' ' ? 34 : letter.width * 0.9;
      letter.position.set(x + advance / 2, 0);
      x += advance;
    }
    this.message.position.set(0, HEAD.message);
    this.worked.position.set(0, HEAD.worked);
    const { arranged } = this;
    for (const part of ['heading', 'score', 'percent', 'star', 'xp', 'pouch', 'coins', 'bar'] as const) {
      const [left, top] = arranged[part];
      this[part]?.position.set(left, top);
    }
    this.bar?.scale.set(arranged.barScale);
    if (!this.thanks) return;
    fitWidth(this.thanks, arranged.width);
    this.thanks.position.set(0, arranged.thanks);
  }

  private scoreText(score: number): string {
    return `${score} / ${this.outcome.result.totalQuestions}`;
  }

  private get percentText(): string {
    const { score, totalQuestions } = this.outcome.result;
    return `${Math.round((score / totalQuestions) * 100)}%`;
  }
}
