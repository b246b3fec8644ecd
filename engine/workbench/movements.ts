import { Graphics } from 'pixi.js';
import { countdownBeat, fadeIn, idle, speakerRings } from '#engine/fx/ambient.ts';
import { answersIn, leave, promptPop, sceneIn } from '#engine/fx/enter.ts';
import { actionsIn, cardIn, coinsTo, countTo, fillBar, levelUp, stamp } from '#engine/fx/finish.ts';
import { breathe, glow, slideIn } from '#engine/fx/hints.ts';
import { commit, lift, press, release } from '#engine/fx/press.ts';
import { correct, countUp, gain, pointTo } from '#engine/fx/right.ts';
import { trailStep } from '#engine/fx/trail.ts';
import { wrong } from '#engine/fx/wrong.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { HudButton } from '#engine/sprites/hud-button.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { ScoreBadge } from '#engine/sprites/score-badge.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { XpBar } from '#engine/sprites/xp-bar.ts';
import { bodiesOf, cardOn, coinsOn, guideOn, inRow, pieceOf, stone, tilesOn } from './cast.ts';
import type { Exhibit } from './exhibit.ts';

const ONE = [520, 460] as const;
const ROW = [1300, 520] as const;

/** All recipes by name, in the order of their moments in a game, each on what it moves there. */
export const MOVEMENTS = {
  'scene-in': {
    about: '1: a place comes in',
    room: [1500, 900],
    seconds: 0.9,
    show(stage, props) {
      const hills = [
        new Graphics().ellipse(-300, 420, 700, 260).fill('#8FD06A'),
        new Graphics().ellipse(350, 460, 800, 260).fill('#6CB84A'),
      ];
      stage.addChild(...hills);
      const guide = guideOn(stage, props);
      guide.position.set(-400, 330);
      const header = (['back', 'gear', 'speaker'] as const).map((icon) => new HudButton(icon, CLAY.sky));
      header.forEach((button, index) => button.position.set(-640 + index * 640, -360));
      stage.addChild(...header);
      return sceneIn({ scenery: hills, guide, header: bodiesOf(header) }, props.fx);
    },
  },
  'fade-in': {
    about: '22: from the card to the game',
    room: [900, 560],
    seconds: 0.3,
    show: (stage, { fx }) => fadeIn(cardOn(stage), fx),
  },
  'prompt-pop': {
    about: '2: the question, as its words begin',
    room: [900, 420],
    seconds: 0.28,
    show: (stage, { fx }) => promptPop(stage.addChild(new Equation(['3', '+', '2', '='])).body, fx),
  },
  'speaker-rings': {
    about: '2: the voice speaks',
    room: [260, 220],
    seconds: 1.2,
    show(stage, { fx }) {
      const rings = new Graphics().circle(0, 0, 52).stroke({ width: 8, color: '#FFFFFF' });
      stage.addChild(rings, new HudButton('speaker', CLAY.amber));
      return speakerRings(rings, fx);
    },
  },
  'answers-in': {
    about: '3: answers land',
    room: ROW,
    seconds: 0.43,
    show: (stage, { fx }) => answersIn(bodiesOf(tilesOn(stage, 4)), fx),
  },
  press: {
    about: '4: a finger comes down',
    room: ONE,
    seconds: 0.08,
    show: (stage, { fx }) => press(tilesOn(stage, 1)[0]!, fx),
  },
  release: {
    about: '5: and leaves again',
    room: ONE,
    seconds: 0.16,
    show(stage, { fx }) {
      const [tile] = tilesOn(stage, 1);
      press(tile!, fx).progress(1);
      return release(tile!, fx);
    },
  },
  commit: {
    about: '6: one is chosen',
    room: ROW,
    seconds: 0.16,
    show(stage, { fx }) {
      const [first, ...others] = tilesOn(stage, 4);
      return commit(first!.body, others, fx);
    },
  },
  correct: {
    about: '7: right',
    room: [560, 600],
    seconds: 1.02,
    show: (stage, { fx }) => correct(tilesOn(stage, 1)[0]!, fx),
  },
  'fly-to': {
    about: '7: a point flies to the badge',
    room: [900, 620],
    seconds: 0.5,
    show(stage, { pictures, fx }) {
      const badge = stage.addChild(new ScoreBadge(pictures));
      badge.position.set(280, -200);
      const star = stage.addChild(createPicture(pictures, 'ui/gold-star', 90));
      star.position.set(-320, 180);
      return pointTo(star, stage.toLocal({ x: 0, y: 0 }, badge.star), 120, fx);
    },
  },
  gain: {
    about: '7: the badge takes it',
    room: [360, 260],
    seconds: 0.28,
    show: (stage, { pictures, fx }) => gain(stage.addChild(new ScoreBadge(pictures)).body, fx),
  },
  'count-up': {
    about: '8: counting together',
    room: [760, 300],
    seconds: 2,
    show: (stage, props) => countUp(bodiesOf(coinsOn(stage, props, 5)), 0.4, props.fx),
  },
  wrong: {
    about: '9: not this one, have another go',
    room: ONE,
    seconds: 1.5,
    show: (stage, { fx }) => wrong(tilesOn(stage, 1)[0]!, fx),
  },
  breathe: {
    about: '10: look here',
    room: [900, 420],
    seconds: 2,
    show: (stage, { fx }) => breathe(stage.addChild(new Equation(['3', '+', '2', '='])).body, fx),
  },
  'slide-in': {
    about: '11: a helping picture',
    room: [620, 420],
    seconds: 0.45,
    show: (stage, { fx }) => slideIn(stage.addChild(new TenFrame({ parts: [3, 2] })).body, fx),
  },
  glow: {
    about: '12: it is this one',
    room: ROW,
    seconds: 3,
    show(stage, { fx }) {
      const [first, ...others] = tilesOn(stage, 4);
      return glow(first!, others, fx);
    },
  },
  leave: {
    about: '13: the question goes',
    room: ROW,
    seconds: 0.29,
    show: (stage, { fx }) => leave(bodiesOf(tilesOn(stage, 4)), fx),
  },
  'trail-step': {
    about: '14: from stone to stone',
    room: [760, 560],
    seconds: 0.5,
    show(stage, props) {
      const [from, to] = [stone(), stone()];
      from.position.set(-180, 210);
      to.position.set(180, 170);
      stage.addChild(from, to);
      const guide = guideOn(stage, props);
      guide.position.set(from.x, from.y);
      guide.scale.set(0.8);
      return trailStep(guide, to.body, { x: to.x, y: to.y }, props.fx);
    },
  },
  finale: {
    about: '15: the round is over, what it completed comes forward',
    room: [1500, 900],
    seconds: 3,
    show(stage, props) {
      const finale = stage.addChild(new Finale());
      const [coin] = coinsOn(stage, props, 1);
      coin!.position.set(500, 250);
      return finale.bring(coin!, { x: 0, y: 0, scale: 4, lightY: 0 }, props.fx);
    },
  },
  'card-in': {
    about: '16: the result opens',
    room: [900, 560],
    seconds: 0.45,
    show: (stage, { fx }) => cardIn(cardOn(stage).body, fx),
  },
  'count-to': {
    about: '16: the score counts up',
    room: [620, 300],
    seconds: 0.6,
    show(stage, { fx }) {
      const score = stage.addChild(createLabel({ text: '0 / 10', size: 150 }));
      return countTo(0, 10, fx, (value) => void (score.text = `${value} / 10`));
    },
  },
  stamp: {
    about: '16: a medal',
    room: [460, 420],
    seconds: 0.4,
    show(stage, { pictures, fx }) {
      const medal = stage.addChild(pieceOf(createPicture(pictures, 'ui/medal-gold', 200)));
      return stamp(medal.body, fx);
    },
  },
  'actions-in': {
    about: '16: what next',
    room: [1500, 460],
    seconds: 0.44,
    show(stage, { theme, fx }) {
      const buttons = ['All Games', 'Play Again', 'Leaderboard'].map(
        (text, index) =>
          new ChunkyButton({
            width: 420,
            height: 160,
            textSize: 58,
            text,
            clay: [CLAY.sky, THEME_CLAY[theme], CLAY.violet][index]!,
          }),
      );
      return actionsIn(bodiesOf(inRow(stage, buttons, 470)), fx);
    },
  },
  'fill-bar': {
    about: '17: XP',
    room: [800, 300],
    seconds: 0.8,
    show: (stage, { theme, fx }) => fillBar(stage.addChild(new XpBar(560, theme)), 0.2, 0.8, fx),
  },
  'coins-to': {
    about: '17: coins for the pouch',
    room: [900, 560],
    seconds: 1.03,
    show(stage, props) {
      const pouch = stage.addChild(pieceOf(createPicture(props.pictures, 'ui/pouch', 150)));
      pouch.position.set(100, 120);
      const coins = coinsOn(stage, props, 4);
      for (const coin of coins) coin.position.set(-60, 120);
      return coinsTo(coins, pouch.body, { x: pouch.x, y: pouch.y - 50 }, props.fx);
    },
  },
  'level-up': {
    about: '18: a new level',
    room: [800, 300],
    seconds: 0.6,
    show(stage, { theme, fx }) {
      const bar = stage.addChild(new XpBar(560, theme));
      bar.levelShown = 1;
      return levelUp(bar.badge.body, () => void (bar.levelShown = 2), fx);
    },
  },
  countdown: {
    about: '19: three, two, one',
    room: [420, 420],
    seconds: 1,
    show: (stage, { fx }) => countdownBeat(stage.addChild(createLabel({ text: '3', size: 220 })), fx),
  },
  idle: {
    about: '20: at rest',
    room: ONE,
    seconds: 4,
    show: (stage, { fx }) => idle(tilesOn(stage, 1)[0]!.body, fx),
  },
  lift: {
    about: '21: keyboard or switch is here',
    room: ONE,
    seconds: 0.12,
    show: (stage, { fx }) => lift(tilesOn(stage, 1)[0]!.body, true, fx),
  },
} as const satisfies Record<string, Exhibit>;
