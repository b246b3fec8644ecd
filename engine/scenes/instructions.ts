import { Graphics, type Text } from 'pixi.js';
import { createMachine, type Machine, type Table } from '#engine/core/machine.ts';
import type { InstructionsEvents } from '#engine/core/scene-events.ts';
import type { StageContext } from '#engine/core/stage-context.ts';
import { countdownBeat, idle, speakerRings } from '#engine/fx/ambient.ts';
import { sceneIn } from '#engine/fx/enter.ts';
import { actionsIn, cardIn } from '#engine/fx/finish.ts';
import { startingIn } from '#engine/games/common-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { InstructionsCard } from './instructions-card.ts';
import { buttonControl } from './button-control.ts';
import { GameHeader } from './header.ts';
import { placeActions } from './place-actions.ts';
import { StageScene } from './stage-scene.ts';

type State = 'waiting' | 'speaking' | 'counting' | 'gone';
type Event = 'autoplay' | 'speak' | 'heard' | 'go';

/** Source: product specification, section 2, Game instructions screen. */
export const INSTRUCTIONS_TABLE = {
  waiting: { autoplay: 'speaking', speak: 'speaking', go: 'gone' },
  speaking: { speak: 'speaking', heard: 'counting', go: 'gone' },
  counting: { go: 'gone' },
  gone: {},
} as const satisfies Table<State, Event>;

const AUTOPLAY_SECONDS = 1;
const COUNTDOWN = 3;

/** What the game is, told by the guide; then a countdown, or "Start Game" at any moment. */
export class InstructionsScene extends StageScene {
  readonly machine: Machine<State, Event>;
  private readonly events: InstructionsEvents;
  private readonly card: InstructionsCard;
  private readonly header: GameHeader;
  private readonly listen: ChunkyButton;
  private readonly start: ChunkyButton;
  private readonly rings = new Graphics();

  constructor(stage: StageContext, events: InstructionsEvents) {
    super(stage);
    this.events = events;
    const { theme, clock, access, controls } = stage;
    this.card = new InstructionsCard(stage);
    this.listen = new ChunkyButton({
      width: 540,
      height: 156,
      clay: CLAY.amber,
      text: 'Play Instructions',
      textSize: 50,
      icon: createIcon('speaker', 74),
    });
    this.start = new ChunkyButton({
      width: 540,
      height: 172,
      clay: THEME_CLAY[theme],
      text: 'Start Game',
      textSize: 76,
      icon: createIcon('play', 84),
    });
    this.rings.roundRect(-275, -83, 550, 166, 52).stroke({ width: 10, color: '#FFFFFF' });
    this.rings.alpha = 0;
    this.listen.addChildAt(this.rings, 0);
    this.header = new GameHeader({
      stage,
      fx: this.fx,
      animate: this.animate,
      playing: false,
      onBack: () => events.onLeave('all-games'),
      onInstructions: () => this.machine.send('speak'),
      canInstruct: this.canSpeak,
    });
    this.ground.addChild(this.card);
    this.front.addChild(this.listen, this.start, this.header);
    this.machine = createMachine<State, Event>({
      table: INSTRUCTIONS_TABLE,
      initial: 'waiting',
      now: () => clock.now,
      onEnter: {
        speaking: () => this.speak(),
        counting: () => this.count(),
        gone: () => this.leaveFor(),
      },
    });
    controls.set(this.controls());
    access.show({ phase: 'instructions', article: this.card.article(['play-instructions', 'start-game']) });
    const fx = this.fx();
    const { world, guide, header } = this;
    this.play(sceneIn({ scenery: world.corners, guide, header: header.bodies }, fx));
    this.play(cardIn(this.card.body, fx));
    this.play(actionsIn([this.listen.body, this.start.body], fx));
    this.play(guide.wave());
    // What to press next moves, barely, until it is pressed.
    this.play(idle(this.start.cap, fx).repeat(-1));
    if (stage.options.cameFrom === 'play') this.after(AUTOPLAY_SECONDS, () => this.machine.send('autoplay'));
    stage.channels.music(stage.pictures.worldName && `music/${stage.pictures.worldName}`);
  }

  override describe() {
    return { state: this.machine.state, moves: this.machine.log };
  }

  protected place(): void {
    const layout = this.stage.layout();
    this.header.place(layout);
    const actions = placeActions(layout, [this.listen, this.start]);
    this.card.place(layout, actions.top);
    this.guideTo(this.card.guide);
  }

  /** Not while the countdown runs: then the game comes. */
  private readonly canSpeak = () => this.machine.can('speak');

  private controls() {
    const shared = { fx: this.fx, animate: this.animate };
    return [
      this.guideControl(() => this.machine.send('speak')),
      ...this.header.controls(),
      buttonControl({
        ...shared,
        id: 'play-instructions',
        label: 'Play Instructions',
        button: this.listen,
        enabled: this.canSpeak,
        activate: () => this.machine.send('speak'),
      }),
      buttonControl({
        ...shared,
        id: 'start-game',
        label: 'Start Game',
        button: this.start,
        activate: () => this.machine.send('go'),
      }),
      this.header.settingsControl(),
    ];
  }

  private speak(): void {
    const { voice, game } = this.stage;
    const wanted = this.machine.log.at(-1)?.event === 'speak';
    voice.clip(`instructions/${game.id}`, { wanted, done: () => this.machine.send('heard') });
    const ring = () => {
      if (this.machine.state !== 'speaking') return;
      const rings = this.play(speakerRings(this.rings, this.fx()));
      this.after(rings.duration(), ring);
    };
    ring();
  }

  private count(): void {
    const { access, channels, controls } = this.stage;
    this.events.onCounting();
    access.show({ phase: 'countdown', article: this.card.article(['play-instructions', 'start-game']) });
    access.announce(startingIn(COUNTDOWN));
    controls.changed();
    this.card.showCountdown(COUNTDOWN);
    this.prepare();
    for (let beat = 0; beat < COUNTDOWN; beat++) {
      this.after(beat, () => {
        channels.effect('countdown-tick');
        const number: Text = this.card.countdown;
        number.text = String(COUNTDOWN - beat);
        this.play(countdownBeat(number, this.fx()));
      });
    }
    this.after(COUNTDOWN, () => this.machine.send('go'));
  }

  private leaveFor(): void {
    this.stage.voice.stop();
    this.stage.channels.effect('countdown-go');
    this.events.onStart();
  }
}
