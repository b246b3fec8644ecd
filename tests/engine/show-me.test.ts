import { Text } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { InstructionsCard } from '#engine/scenes/instructions-card.ts';
import { ShowMe } from '#engine/scenes/show-me.ts';
import { showPlanOf } from '#engine/scenes/show-plan.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

const MOST_DRAW_CALLS = 30;
const EACH_SECONDS = 0.05;
/** After the last sentence everything is shown to its end before the game starts. */
const AFTER_SECONDS = 2.8;
/** An answer is pressed by then, of each question that is shown. */
const SHOWN_SECONDS = 4;

afterEach(closeGames);

/** The one that shows; in what is shown there may be another. */
const handIn = (game: OpenGame): GhostHand => thingsOn(game, ShowMe)[0]!.hand;
const textsIn = (game: OpenGame) =>
  thingsOn(game, Text)
    .filter((text) => text.visible && shownAlpha(text) > 0.5)
    .map(({ text }) => text);

const gl = WebGL2RenderingContext.prototype;
const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const originals = Object.fromEntries(DRAWS.map((name) => [name, gl[name]]));
let draws = 0;
beforeEach(() => {
  for (const name of DRAWS) gl[name] = () => void (draws += 1);
});
afterEach(() => void Object.assign(gl, originals));

async function show(options: Parameters<typeof openGame>[0]): Promise<OpenGame> {
  const game = await openGame(options);
  goTo(game.session, 'instructions', 'start', 1);
  const { controls } = game.session.stage!;
  controls.find('play-instructions')!.activate();
  return game;
}

const toldSeconds = ({ session }: OpenGame) =>
  session.stage!.channels.manifest.clips[`instructions/${session.stage!.game.id}`]!.seconds;

/** The numbers of the small stage that the finger's tip is on. */
function covered(game: OpenGame): readonly string[] {
  const tip = handIn(game).getGlobalPosition();
  return allIn(thingsOn(game, ShowMe)[0]!)
    .filter((thing): thing is Text => thing instanceof Text && /^\d+$/.test(thing.text))
    .filter((text) => text.visible && shownAlpha(text) > 0.5)
    .filter((text) => {
      const { x, y, width, height } = text.getBounds();
      // A line of text is twice as high as its numerals.
      return Math.abs(tip.x - x - width / 2) < width / 2 && Math.abs(tip.y - y - height / 2) < height / 4;
    })
    .map(({ text }) => text);
}

interface Press {
  /** Seconds after it was asked for. */
  readonly at: number;
  readonly covered: readonly string[];
}

/** Each press of the hand while the game is shown: when it is, and what it hides. */
function pressesIn(game: OpenGame, seconds: number, step = () => game.session.clock.advance(EACH_SECONDS)) {
  const presses: Press[] = [];
  const hand = handIn(game);
  let was = 0;
  for (let at = 0; at < seconds; at += EACH_SECONDS) {
    step();
    const ring = hand.children[0]!.alpha;
    if (ring > was) presses.push({ at, covered: covered(game) });
    was = ring;
  }
  return presses;
}

describe.each(GAMES.map(({ id, instructions }) => [id, showPlanOf(instructions)] as const))(
  '%s shows how it is played',
  (gameId, { taps }) => {
    test.each(['off', 'on'] as const)(
      'calm %s: a hand presses the answer within four seconds, and hides no number',
      async (calmMotion) => {
        const game = await show({ gameId, width: 1280, height: 720, settings: { calmMotion } });
        const hand = handIn(game);
        // It claps as an answer was right.
        const clapped = vi.spyOn(Guide.prototype, 'clap');
        const claps: number[] = [];
        let at = 0;
        const presses = pressesIn(game, toldSeconds(game) + AFTER_SECONDS, () => {
          game.session.clock.advance(EACH_SECONDS);
          at += EACH_SECONDS;
          while (claps.length < clapped.mock.calls.length) claps.push(at);
        });
        clapped.mockRestore();
        expect(claps.length).toBeGreaterThanOrEqual(taps.length);
        taps.forEach((_, turn) => expect(claps[turn]).toBeLessThan(SHOWN_SECONDS * (turn + 1)));
        expect(presses.length).toBeGreaterThanOrEqual(claps.length);
        expect(presses.flatMap((press) => press.covered)).toEqual([]);
        expect(hand.body.alpha).toBe(0);
      },
    );

    test('none of it counts or is announced, and it is drawn in few calls', async () => {
      const game = await show({ gameId, width: 1280, height: 720 });
      const { clock, stage } = game.session;
      const said = () => game.host.querySelector('[data-announce]')!.textContent;
      const before = said();
      let most = 0;
      for (let left = toldSeconds(game) - 0.3; left > 0; left -= 0.25) {
        draws = 0;
        clock.step(0.25);
        // A step draws once.
        most = Math.max(most, draws);
      }
      expect(most).toBeLessThanOrEqual(MOST_DRAW_CALLS);
      expect(said()).toBe(before);
      expect(game.host.querySelector('[data-prompt]')?.textContent ?? '').toBe('');
      expect(stage!.controls.list.filter(({ kind }) => kind === 'choice')).toEqual([]);
      expect(game.session.phase).toBe('instructions');
      expect(game.left).toEqual([]);
    });
  },
);

test.each(['total-treasure-hunt', 'number-detective', 'sound-safari'])(
  '%s: what is to be counted or heard is touched before the answer',
  async (gameId) => {
    const game = await show({ gameId, width: 1280, height: 720 });
    const clapped = vi.spyOn(Guide.prototype, 'clap');
    const presses = pressesIn(game, SHOWN_SECONDS);
    expect(clapped).toHaveBeenCalledTimes(1);
    clapped.mockRestore();
    expect(presses.length).toBeGreaterThan(1);
  },
);

test('while it is shown, the words and figures of the specification stay', async () => {
  const game = await show({ width: 1280, height: 720 });
  game.session.clock.step(2);
  expect(textsIn(game)).toEqual(
    expect.arrayContaining(['Total Treasure Hunt', 'How to Play', 'Game Stats', 'Questions', 'Max XP']),
  );
});

test('on a wide screen it is wider than half of the screen, on a board of 4:3 it leaves the words their room', async () => {
  const widthOn = async (width: number, height: number) => {
    const game = await show({ width, height });
    const { pane } = thingsOn(game, InstructionsCard)[0]!;
    return pane.width / game.session.stage!.layout().width;
  };
  expect(await widthOn(1280, 720)).toBeGreaterThan(0.5);
  expect(await widthOn(800, 600)).toBeLessThan(0.5);
});

test('the hand that shows is before the small stage, and on no button that starts or speaks', async () => {
  const game = await show({ gameId: 'number-sandwich', width: 960, height: 540 });
  const drawn = allIn(game.session.scene!.root);
  const at = (thing: object) => drawn.findIndex((one) => one === thing);
  expect(at(handIn(game))).toBeGreaterThan(at(thingsOn(game, ShowMe)[0]!));
  const buttons = thingsOn(game, ChunkyButton).filter(({ parent }) => !parent?.label);
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) expect(at(handIn(game))).toBeLessThan(at(button));
});

test('in calm motion the hand comes by alpha alone, and goes nowhere in sight', async () => {
  const game = await show({ settings: { calmMotion: 'on' } });
  const places: string[] = [];
  let was = { at: '', alpha: 0 };
  for (let left = toldSeconds(game); left > 0; left -= 0.02) {
    game.session.clock.advance(0.02);
    const { body, x, y } = handIn(game);
    if (body.alpha > 0) places.push(`${body.x} ${body.y} ${body.scale.x}`);
    const at = `${x} ${y}`;
    if (at !== was.at) expect(Math.min(was.alpha, body.alpha)).toBeLessThan(0.3);
    was = { at, alpha: body.alpha };
  }
  expect(new Set(places)).toEqual(new Set(['0 0 1']));
});

test('where the instructions cannot be heard or read, it is shown all the same', async () => {
  const game = await show({ settings: { voiceOn: false, captions: false } });
  const presses = pressesIn(game, toldSeconds(game) + AFTER_SECONDS);
  expect(presses.length).toBeGreaterThan(1);
  expect(game.session.phase).toBe('instructions');
});

test('starting the game, asking again and turning the tablet in the middle of it leave nothing behind', async () => {
  const game = await show({});
  const { session, host } = game;
  session.clock.advance(4.6);
  session.stage!.controls.find('play-instructions')!.activate();
  expect(handIn(game).isThere).toBe(false);
  session.clock.advance(4.3);
  const before = { x: handIn(game).x, y: handIn(game).y };
  Object.assign(host.style, { width: '270px', height: '480px' });
  session.stage!.settings.change({ reach: 'low' });
  session.clock.step(0.1);
  expect({ x: handIn(game).x, y: handIn(game).y }).not.toEqual(before);
  session.stage!.controls.find('start-game')!.activate();
  session.clock.step(3);
  expect(session.phase).toBe('playing');
  expect(thingsOn(game, GhostHand)).toEqual([]);
  expect(session.scene!.describe()).toMatchObject({ question: 1, score: 0, tries: 0 });
  expect(game.broken).toEqual([]);
});
