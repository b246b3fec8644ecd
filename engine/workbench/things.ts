import { gsap } from 'gsap';
import { Container, Graphics } from 'pixi.js';
import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { ANSWER_CLAYS, CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { Equation } from '#engine/sprites/equation.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { HudButton } from '#engine/sprites/hud-button.ts';
import { createIcon, type IconName } from '#engine/sprites/icons.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NumberLine } from '#engine/sprites/number-line.ts';
import { drawCard, Panel, Pod } from '#engine/sprites/panel.ts';
import { Particles } from '#engine/sprites/particles.ts';
import { ProgressPips } from '#engine/sprites/progress-pips.ts';
import { ScoreBadge } from '#engine/sprites/score-badge.ts';
import { SpeechCaption } from '#engine/sprites/speech-caption.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { World } from '#engine/sprites/world.ts';
import { XpBar } from '#engine/sprites/xp-bar.ts';
import { coinsOn, guideOn, inColumn, inRow } from './cast.ts';
import type { Exhibit, Props } from './exhibit.ts';

const ICONS: readonly IconName[] = ['back', 'speaker', 'play', 'again', 'games', 'trophy', 'gear'];
const CONFETTI_SECONDS = 3;

/** A guide for each gesture, with its name underneath. */
function showGuides(stage: Container, props: Props): gsap.core.Timeline {
  const gestures: Readonly<Record<string, (guide: Guide) => gsap.core.Timeline | void>> = {
    idle: () => undefined,
    talk: (guide) => void (guide.speaking = true),
    sound: (guide) => void (guide.mouth = 1),
    think: (guide) => guide.think(),
    clap: (guide) => guide.clap(),
    point: (guide) => guide.point({ x: guide.x + 400, y: guide.y - 500 }),
    jump: (guide) => guide.jump(),
    cheer: (guide) => guide.cheer(),
    wave: (guide) => guide.wave(),
  };
  const all = gsap.timeline({ paused: true });
  Object.entries(gestures).forEach(([name, gesture], index) => {
    const guide = guideOn(stage, props);
    guide.position.set(((index % 4) - 1.5) * 400, index < 4 ? -110 : 560);
    const label = stage.addChild(createLabel({ text: name, size: 44 }));
    label.position.set(guide.x, guide.y + 45);
    const timeline = gesture(guide);
    if (timeline) all.add(timeline.paused(false), 0.3);
  });
  return all;
}

/** An answer in every state it can be in. */
function showTiles(stage: Container): undefined {
  const states: Readonly<Record<string, (tile: AnswerTile) => void>> = {
    idle: () => undefined,
    pressed: (tile) => tile.sink(1),
    tried: (tile) => void (tile.wasTried = true),
    right: (tile) => void (tile.state = 'right'),
    wrong: (tile) => void (tile.state = 'wrong'),
    shown: (tile) => void (tile.glow.alpha = 1),
  };
  const tiles = Object.entries(states).map(([text, bring], index) => {
    const clay = ANSWER_CLAYS[index % ANSWER_CLAYS.length]!;
    const tile = new AnswerTile({ width: 260, height: 240, clay, text });
    bring(tile);
    return tile;
  });
  inRow(stage, tiles, 320);
}

function showMarks(stage: Container, props: Props): undefined {
  const marks = new CountingMarks();
  for (const coin of coinsOn(stage, props, 5).slice(0, 3)) marks.toggle(coin.body, { x: 40, y: -40 });
}

function showParticles(stage: Container, { theme, fx, random, layout, onStep }: Props): gsap.core.Timeline {
  const particles = stage.addChild(new Particles(theme, random));
  particles.position.set(-layout.width / 2, -layout.height / 2);
  onStep((delta) => particles.step(delta));
  const places = [-2, -1, 0, 1, 2].map((step) => ({
    x: layout.width / 2 + step * 240,
    y: layout.height / 2,
  }));
  return gsap
    .timeline({ paused: true })
    .call(() => (fx.calm ? particles.strew(places) : particles.confetti(layout.width, layout.height)))
    .set({}, {}, CONFETTI_SECONDS);
}

function showWorld(stage: Container, { pictures, layout, fx, onStep }: Props): undefined {
  const world = stage.addChild(new World(pictures));
  world.position.set(-layout.width / 2, -layout.height / 2);
  world.resize(layout);
  let seconds = 0;
  onStep((delta) => world.sway((seconds += delta), fx.calm ? 0 : 1));
}

/** All sprites by name. */
export const THINGS = {
  'answer-tile': { about: 'in each of its states', room: [2000, 460], seconds: 0, show: showTiles },
  'chunky-button': {
    about: 'one for each theme',
    room: [1700, 360],
    seconds: 0,
    show(stage) {
      const make = (clay: (typeof THEME_CLAY)['core']) =>
        new ChunkyButton({ width: 500, height: 168, clay, text: 'Play', icon: createIcon('play', 80) });
      inRow(stage, Object.values(THEME_CLAY).map(make), 540);
      return undefined;
    },
  },
  'hud-button': {
    about: 'with each icon',
    room: [1200, 260],
    seconds: 0,
    show(stage) {
      inRow(
        stage,
        ICONS.map((icon) => new HudButton(icon, CLAY.sky)),
        140,
      );
      return undefined;
    },
  },
  'score-badge': {
    about: 'the score of the round',
    room: [1000, 260],
    seconds: 0,
    show(stage, { pictures }) {
      const badges = inRow(
        stage,
        [0, 4, 11].map(() => new ScoreBadge(pictures)),
        300,
      );
      [0, 4, 11].forEach((score, index) => (badges[index]!.score = score));
      return undefined;
    },
  },
  'progress-pips': {
    about: 'a round of ten at 0, 1, 5.5 and 10',
    room: [800, 360],
    seconds: 0,
    show(stage) {
      const pips = [0, 1, 5.5, 10].map((filled) => Object.assign(new ProgressPips(10), { filled }));
      inColumn(stage, pips, 70);
      return undefined;
    },
  },
  'speech-caption': {
    about: 'short, and too long for its place',
    room: [1000, 300],
    seconds: 0,
    show(stage) {
      const captions = ['3 add 2.', 'How many treasures are there altogether? Tap the number.'].map(
        (text) => {
          const caption = new SpeechCaption();
          caption.maxWidth = 900;
          caption.text = text;
          return caption;
        },
      );
      inColumn(stage, captions, 100);
      return undefined;
    },
  },
  'ten-frame': {
    about: '3 and 2; 8 and 5',
    room: [1500, 340],
    seconds: 0,
    show(stage) {
      const frames = [
        [3, 2],
        [8, 5],
      ].map((parts) => new TenFrame({ parts }));
      inRow(stage, frames, 700);
      frames[0]!.x = -460;
      frames[1]!.x = 260;
      return undefined;
    },
  },
  'number-line': {
    about: '5 take away 2; 0 to 20',
    room: [1500, 520],
    seconds: 0,
    show(stage) {
      const lines = [
        { from: 0, to: 10, length: 1300, hops: [5, 4, 3] },
        { from: 0, to: 20, length: 1300, hops: [8, 9, 10, 11, 12] },
      ].map((options) => Object.assign(new NumberLine(options), { hopped: options.hops.length - 1 }));
      inColumn(stage, lines, 240);
      return undefined;
    },
  },
  'counting-marks': { about: 'three of five counted', room: [800, 260], seconds: 0, show: showMarks },
  'thing-rows': {
    about: '7 things to count',
    room: [900, 420],
    seconds: 0,
    show(stage, { pictures }) {
      stage.addChild(new ThingRows(7, () => createPicture(pictures, 'ui/coin', 110))).fit(750, 320);
      return undefined;
    },
  },
  equation: {
    about: 'asked and answered',
    room: [1000, 460],
    seconds: 0.5,
    show(stage, { fx }) {
      const [, answered] = inColumn(
        stage,
        [new Equation(['3', '+', '2', '=']), new Equation(['7', '-', '4', '='])],
        200,
      );
      return answered!.complete('3', fx);
    },
  },
  panel: {
    about: 'board with two hollows, and card',
    room: [1800, 620],
    seconds: 0,
    show(stage) {
      const panel = new Panel();
      panel.resize(860, 520);
      const pods = [new Pod(['#E8F1FF', '#C9DDF8']), new Pod(['#FFE9EE', '#FBCFDA'])];
      for (const pod of pods) pod.resize(360, 380);
      inRow(panel.content, pods, 390);
      const card = drawCard(new Graphics(), 760, 520);
      inRow<Container>(stage, [panel, card], 880);
      return undefined;
    },
  },
  'xp-bar': {
    about: 'empty, half, full',
    room: [800, 460],
    seconds: 0,
    show(stage, { theme }) {
      const bars = [0, 0.5, 1].map((filled, index) =>
        Object.assign(new XpBar(560, theme), { filled, levelShown: index * 9 + 1 }),
      );
      inColumn(stage, bars, 130);
      return undefined;
    },
  },
  guide: { about: 'all gestures', room: [1700, 1340], seconds: 2, show: showGuides },
  particles: {
    about: 'the confetti of a perfect score',
    room: [1920, 1080],
    seconds: CONFETTI_SECONDS,
    show: showParticles,
  },
  world: { about: 'the world of the game', room: [1920, 1080], seconds: 0, show: showWorld },
} as const satisfies Record<string, Exhibit>;
