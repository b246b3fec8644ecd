import { Graphics, type Text } from 'pixi.js';
import type { Outcome } from '#engine/audio/port.ts';
import { countdownBeat, idle, speakerRings } from '#engine/fx/ambient.ts';
import { sceneIn } from '#engine/fx/enter.ts';
import { actionsIn, cardIn } from '#engine/fx/finish.ts';
import type { Control } from '#engine/input/controls.ts';
import { createMachine, type Machine, type Table } from '#engine/kernel/machine.ts';
import type { Picture } from '#engine/plays/play.ts';
import { instructionsClip } from '#engine/rules/clips.ts';
import { startingIn } from '#engine/rules/common-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { buttonControl } from './button-control.ts';
import { guideControl } from './guide-control.ts';
import { GameHeader } from './header.ts';
import { InstructionsCard } from './instructions-card.ts';
import { placeActions } from './place-actions.ts';
import type { InstructionsEvents } from './scene-events.ts';
import { ShowMe } from './show-me.ts';
import type { StageContext } from './stage-context.ts';
import { StageScene } from './stage-scene.ts';

type State = 'waiting' | 'speaking' | 'counting' | 'gone';
type Event = 'autoplay' | 'speak' | 'heard' | 'unheard' | 'go';

/** Source: product specification, section 2, Game instructions screen. */
export const INSTRUCTIONS_TABLE = {
  waiting: { autoplay: 'speaking', speak: 'speaking', go: 'gone' },
  speaking: { speak: 'speaking', heard: 'counting', unheard: 'waiting', go: 'gone' },
  counting: { go: 'gone' },
  gone: {},
} as const satisfies Table<State, Event>;

const AUTOPLAY_SECONDS = 1;
/** The greeting's file has this long to come. */
const GREETING_SECONDS = 0.4;
const COUNTDOWN = 3;
/** Nobody has done anything for so long: everything comes to rest, and nothing is drawn. */
const REST_SECONDS = 6;

/** The guide explains the game; then a countdown starts it, or "Start Game" at any moment. */
export class InstructionsScene extends StageScene {
  readonly machine: Machine<State, Event>;
  private readonly events: InstructionsEvents;
  private readonly card: InstructionsCard;
  private readonly header: GameHeader;
  private readonly listen: ChunkyButton;
  private readonly start: ChunkyButton;
  private readonly rings = new Graphics();
  private readonly showMe: ShowMe;
  private resting: gsap.core.Animation | undefined;
  private isBeckoning = false;

  constructor(stage: StageContext, picture: Picture, events: InstructionsEvents) {
    super(stage);
    this.events = events;
    const { theme, clock, access, controls } = stage;
    this.card = new InstructionsCard(stage);
    this.showMe = new ShowMe({ stage, picture, animate: this.animate, prepare: () => this.prepare() });
    this.card.hang(this.showMe);
    this.own(() => this.showMe.clear());
    this.own(clock.onStep((delta) => this.showMe.step(delta, stage.stir.share)));
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
    this.listen.body.addChildAt(this.rings, 0);
    this.header = new GameHeader({
      stage,
      fx: this.fx,
      animate: this.animate,
      playing: false,
      onBack: () => events.onLeave('all-games'),
      onInstructions: () => this.machine.send('speak'),
      canInstruct: this.canSpeak,
    });
    // What presses comes from beyond the window, and from behind the buttons: it is seen on none of them.
    this.ground.addChild(this.card, this.showMe.hand);
    this.front.addChild(this.listen, this.start, this.header);
    this.machine = createMachine<State, Event>({
      table: INSTRUCTIONS_TABLE,
      initial: 'waiting',
      now: () => clock.now,
      onEnter: {
        waiting: () => this.stir(),
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
    const stir = () => this.stir();
    stage.onFreePress.add(stir);
    this.own(() => stage.onFreePress.delete(stir));
    this.stir();
    if (stage.options.cameFrom === 'play') this.after(AUTOPLAY_SECONDS, () => this.machine.send('autoplay'));
    else {
      // A greeting would be cut short by the instructions, which begin by themselves.
      this.after(GREETING_SECONDS, () => stage.guideSounds.make('greeting'));
      // Whoever starts the game at once never hears them.
      this.after(AUTOPLAY_SECONDS, () => void stage.channels.prepare([instructionsClip(stage.game.id)]));
    }
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

  /** Somebody is there: everything moves for a while, and as long as something is said. */
  private stir(): void {
    this.resting?.kill();
    this.isAtRest = false;
    this.beckon();
    this.resting = this.after(REST_SECONDS, () => {
      this.isAtRest = this.machine.state === 'waiting';
    });
  }

  /** The button to press next moves slightly until it is pressed, or everything rests. */
  private beckon(): void {
    if (this.isAtRest || this.isBeckoning) return;
    this.isBeckoning = true;
    const swell = this.play(idle(this.start.cap, this.fx()));
    this.after(swell.duration(), () => {
      this.isBeckoning = false;
      this.beckon();
    });
  }

  /** Not during the countdown, because the game starts by itself. */
  private readonly canSpeak = () => this.machine.can('speak');

  private controls() {
    const shared = { fx: this.fx, animate: this.animate };
    return [
      this.windowControl(),
      ...this.header.controls(),
      buttonControl({
        ...shared,
        id: 'play-instructions',
        button: this.listen,
        enabled: this.canSpeak,
        activate: () => this.machine.send('speak'),
      }),
      buttonControl({
        ...shared,
        id: 'start-game',
        button: this.start,
        activate: () => this.machine.send('go'),
      }),
      this.header.settingsControl(),
    ];
  }

  /** Touching the guide repeats what to do; once the game is shown, so does a touch on what is shown. */
  private windowControl(): Control {
    const guide = guideControl(this.guide, () => this.machine.send('speak'));
    return { ...guide, rect: () => (this.showMe.isOn ? this.card.pane : guide.rect()), visible: () => true };
  }

  private speak(): void {
    this.stir();
    const { voice, game, channels, settings } = this.stage;
    const wanted = this.machine.log.at(-1)?.event === 'speak';
    // If the instructions could not be heard, no countdown runs: only "Start Game" starts the game.
    const wasTold = () => channels.voiceAudible || settings.values.captions;
    const done = (outcome: Outcome) => {
      this.showMe.finish();
      this.machine.send(outcome === 'ended' && wasTold() ? 'heard' : 'unheard');
    };
    // Before the first sentence, from which on each is shown.
    this.showMe.begin(this.fx().calm);
    voice.clip(instructionsClip(game.id), {
      wanted,
      done,
      sentence: (_text, seconds) => this.showMe.goOn(seconds),
    });
    this.guide.visible = false;
    this.card.makeRoom();
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
