import type { Container } from 'pixi.js';
import { gamePath } from '#engine/rules/addresses.ts';
import { fadeIn } from '#engine/fx/ambient.ts';
import { actionsIn, cardIn } from '#engine/fx/finish.ts';
import type { LeaveTo, SaveState, WayOn } from '#engine/ports.ts';
import type { Control } from '#engine/input/controls.ts';
import { RESULT_SOUNDS } from '#engine/rules/clips.ts';
import { announceResult, levelUp } from '#engine/rules/common-words.ts';
import { GOOD_PLAYING, TRY_THIS_ONE } from '#engine/rules/home-words.ts';
import { levelOf } from '#engine/rules/level.ts';
import { outcomeOf } from '#engine/rules/rewards.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { Particles } from '#engine/sprites/particles.ts';
import { buttonControl } from './button-control.ts';
import { guideControl } from './guide-control.ts';
import { GameHeader } from './header.ts';
import { KeptEnd } from './kept-end.ts';
import { placeActions } from './place-actions.ts';
import { ResultCard } from './result-card.ts';
import { keptRoom } from './result-room.ts';
import type { Finished, ResultEvents } from './scene-events.ts';
import type { StageContext } from './stage-context.ts';
import { StageScene } from './stage-scene.ts';

/** Source: product specification, sections 2 and 9. */
const REVEAL_SECONDS = 0.5;
const SOUND_SECONDS = 1;
const ACTIONS_SECONDS = 1;
/** Between the last of the score and the rewards. */
const REWARDS_AFTER_SECONDS = 0.2;
const SPARKLES = 24;
const SMALL = { width: 380, height: 140, textSize: 50 } as const;
const BIG = { width: 520, height: 168, textSize: 74 } as const;
const JOYS = { perfect: 'joy-3', great: 'joy-2', poor: 'comfort' } as const;

/**
 * The result of the round: score, rewards, and what to do next. Friendly at any score; confetti for a perfect one only.
 */
export class ResultScene extends StageScene {
  private readonly outcome: Finished;
  private readonly events: ResultEvents;
  private readonly kind: ReturnType<typeof outcomeOf>;
  private readonly card: ResultCard;
  private readonly header: GameHeader;
  private readonly again: ChunkyButton;
  private readonly games: ChunkyButton;
  private readonly board: ChunkyButton;
  /** Undefined where no game is recommended. */
  private readonly next: ChunkyButton | undefined;
  private readonly wayOn: WayOn | undefined;
  private readonly best: WayOn['best'];
  private readonly kept: KeptEnd | undefined;
  /** Behind the card: nothing falls over what is read. */
  private readonly confetti: Particles;
  private open = false;
  private refused = false;

  constructor(stage: StageContext, outcome: Finished, events: ResultEvents, kept?: Container) {
    super(stage);
    this.outcome = outcome;
    this.events = events;
    const { score, totalQuestions } = outcome.result;
    this.kind = outcomeOf(score, totalQuestions);
    this.card = new ResultCard(stage, outcome, this.kind);
    this.wayOn = stage.options.wayOn?.();
    this.best = this.wayOn?.best ?? 'again';
    const { best } = this;
    const main = THEME_CLAY[stage.theme];
    this.kept = kept && this.ground.addChild(new KeptEnd(kept));
    // Who hid during the round has been found.
    if (this.world.friend) this.world.friend.isAway = false;
    this.games = new ChunkyButton({
      ...(best === 'stop' ? { ...BIG, clay: main } : { ...SMALL, clay: CLAY.sky }),
      text: 'All Games',
      icon: createIcon('games', 60),
    });
    this.board = new ChunkyButton({
      ...SMALL,
      clay: CLAY.violet,
      text: 'Leaderboard',
      icon: createIcon('trophy', 64),
    });
    this.again = new ChunkyButton({
      ...(best === 'again' ? { ...BIG, clay: main } : { ...SMALL, clay: CLAY.amber }),
      text: 'Play Again',
      icon: createIcon('again', best === 'again' ? 80 : 60),
    });
    this.next =
      this.wayOn &&
      new ChunkyButton({
        ...(best === 'next' ? { ...BIG, clay: main } : { ...SMALL, clay: CLAY.amber }),
        text: 'Next Game',
        icon: createIcon('play', best === 'next' ? 80 : 60),
      });
    this.header = new GameHeader({
      stage,
      fx: this.fx,
      animate: this.animate,
      playing: false,
      onBack: () => events.onLeave('all-games'),
      onInstructions: () => stage.voice.clip(`instructions/${stage.game.id}`, { wanted: true }),
    });
    this.confetti = new Particles(stage.theme, stage.decoration);
    this.root.addChildAt(this.confetti, this.root.getChildIndex(this.picture));
    this.own(stage.clock.onStep((delta) => this.confetti.step(delta, stage.calm())));
    this.ground.addChild(this.card);
    this.front.addChild(this.card.medal, ...this.buttons, this.header);
    for (const button of this.buttons) button.body.alpha = 0;
    stage.controls.set(this.controls());
    this.tell();
    this.choreograph();
    void outcome.saved.then((state) => {
      if (!this.disposed) this.showSaved(state);
    });
  }

  private get buttons(): readonly ChunkyButton[] {
    const { games, again, next, board } = this;
    return next ? [games, again, next, board] : [games, again, board];
  }

  override describe() {
    return { outcome: this.kind, open: this.open, particles: this.particles.count + this.confetti.count };
  }

  protected place(): void {
    const layout = this.stage.layout();
    this.header.place(layout);
    const upright = layout.class === 'portrait';
    // Upright, the big one is nearest to the thumb.
    const bySize = [...this.buttons].sort((a, b) => a.sizes.width - b.sizes.width);
    const { top } = placeActions(layout, upright ? bySize : this.buttons);
    this.card.place(layout, top, this.kept !== undefined);
    this.kept?.place(keptRoom(layout, top));
    this.guideTo(this.card.guide);
  }

  private tell(): void {
    const article = this.card.article(this.ways().map(({ id }) => id));
    this.stage.access.show({ phase: 'result', article });
  }

  private showSaved(state: SaveState): void {
    this.card.showSaved(state);
    this.refused = state === 'refused';
    if (this.refused) this.tell();
    this.prepare();
  }

  private choreograph(): void {
    const { stage, card, outcome, kind, kept } = this;
    const fx = this.fx();
    if (kept) this.play(kept.comeAgain(fx));
    // The paper and who stands on it come together, and what is on it when it is to be known.
    this.play(cardIn(card.body, fx));
    if (fx.calm) this.play(fadeIn(this.guide, fx));
    this.after(REVEAL_SECONDS, () => {
      this.play(card.messageIn(fx));
      const scored = this.play(card.countScore(fx));
      this.after(scored.duration() + REWARDS_AFTER_SECONDS, () => this.reward());
      stage.access.announce(announceResult(kind, outcome.result, this.refused ? undefined : outcome.result));
      this.cheer();
    });
    this.after(SOUND_SECONDS, () => stage.voice.clip(RESULT_SOUNDS[kind], { done: () => this.joy() }));
    stage.guideSounds.prepare(JOYS[kind], 'surprise', 'goodbye', 'yawning');
    this.after(ACTIONS_SECONDS, () => {
      this.play(
        actionsIn(
          this.buttons.map(({ body }) => body),
          fx,
        ),
      );
      this.open = true;
      stage.controls.changed();
    });
  }

  /** After medal and score: points, coins, and a new level. */
  private reward(): void {
    const { stage, card, outcome } = this;
    const { xpBefore, result } = outcome;
    const fx = this.fx();
    if (this.refused) return;
    this.play(card.rewards(fx));
    if (xpBefore === undefined || levelOf(xpBefore + result.xpGained) === levelOf(xpBefore)) return;
    this.after(1, () => {
      stage.channels.effect('level-up');
      const badge = this.placeOf(card.levelBadge);
      if (fx.calm) this.particles.strew([badge]);
      else this.particles.burst(badge, 20);
      stage.access.announce(levelUp(levelOf(xpBefore + result.xpGained)));
    });
  }

  /** The guide's own word after the result's sound: a new level surprises it. */
  private joy(): void {
    const { result, xpBefore } = this.outcome;
    const isNew =
      !this.refused && xpBefore !== undefined && levelOf(xpBefore + result.xpGained) > levelOf(xpBefore);
    const { guideSounds, voice } = this.stage;
    if (this.best === 'stop') voice.say([GOOD_PLAYING], { done: () => void guideSounds.make('yawning') });
    else if (this.best === 'next') voice.say([TRY_THIS_ONE]);
    else guideSounds.make(isNew ? 'surprise' : JOYS[this.kind]);
  }

  /** Confetti, sparkles or a friendly wave; in calm motion only the guide's face changes. */
  private cheer(): void {
    const { width, height } = this.stage.layout();
    const calm = this.stage.calm();
    this.play(
      { perfect: this.guide.cheer, great: this.guide.clap, poor: this.guide.wave }[this.kind].call(
        this.guide,
      ),
    );
    if (this.kind === 'perfect') {
      this.stage.channels.effect('confetti');
      if (calm) this.particles.strew(this.card.edge(12));
      else this.confetti.confetti(width, height);
    }
    if (this.kind === 'great') {
      const places = this.card.edge(SPARKLES);
      places.forEach((place, index) => {
        this.after(calm ? 0 : index * 0.03, () => this.particles.sparkle(place));
      });
    }
  }

  /** The ways on, that of the big button first. */
  private ways(): readonly Control[] {
    const { events, wayOn, next, best } = this;
    const shared = { fx: this.fx, animate: this.animate, enabled: () => this.open };
    const again = buttonControl({
      ...shared,
      id: 'play-again',
      button: this.again,
      activate: () => events.onAgain(),
    });
    const leading = (id: LeaveTo, button: ChunkyButton, href: string) =>
      buttonControl({ ...shared, id, button, href, activate: () => events.onLeave(id) });
    const games = leading('all-games', this.games, '/play');
    const board = leading('leaderboard', this.board, '/leaderboard');
    if (!wayOn || !next) return [again, games, board];
    const on = leading('next-game', next, gamePath(wayOn.gameId));
    if (best === 'stop') return [games, again, on, board];
    return best === 'next' ? [on, again, games, board] : [again, on, games, board];
  }

  private controls(): readonly Control[] {
    return [
      guideControl(this.guide, () => {
        this.play(this.guide.wave());
        this.stage.guideSounds.make('goodbye');
      }),
      ...this.header.controls(),
      ...this.ways(),
      this.header.settingsControl(),
    ];
  }
}
