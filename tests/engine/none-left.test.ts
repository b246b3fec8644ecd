import { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { READ_SECONDS } from '#engine/audio/captions.ts';
import { ArmBefore } from '#engine/plays/none-left-fun/arm-before.ts';
import { Vessel } from '#engine/plays/none-left-fun/vessel.ts';
import { Zero } from '#engine/plays/none-left-fun/zero.ts';
import { WHOLE_HELP } from '#engine/rules/round.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { apart, pawOf, turn } from './paw.ts';
import { shownAlpha, thingsOn } from './tree.ts';

/** None Left Fun: what is pointed at, what is read, and who walks. */

afterEach(closeGames);

const STEP = 1 / 60;
const MOTIONS = ['off', 'on'] as const;

const open = (calmMotion: (typeof MOTIONS)[number] = 'off') =>
  openGame({ gameId: 'none-left-fun', width: 960, height: 540, settings: { calmMotion } });
const told = ({ session }: OpenGame) => session.scene!.describe();
const captionOf = ({ session }: OpenGame) => session.stage!.voice.captions.text;
const guideOf = ({ app }: OpenGame) =>
  app.stage.getChildByLabel('guide', true)! as Container & { body: Container };

/** The choices on which the finger lies. */
function pointedAt(game: OpenGame): readonly string[] {
  const { session } = game;
  const [hand] = thingsOn(game, GhostHand);
  if (!hand || shownAlpha(hand.body) < 0.5) return [];
  const tip = session.scene!.root.toLocal({ x: 0, y: 0 }, hand);
  return session
    .stage!.controls.list.filter(({ kind }) => kind === 'choice')
    .filter(({ rect }) => {
      const { x, y, width, height } = rect();
      return tip.x >= x && tip.x <= x + width && tip.y >= y && tip.y <= y + height;
    })
    .map(({ id }) => id);
}

test.each(MOTIONS)(
  'calm %s: while the whole help asks for the empty one, the finger lies on it, and before on no other',
  async (calmMotion) => {
    const game = await open(calmMotion);
    goTo(game.session, 'play', 'question', 1);
    for (let wrong = 0; wrong < WHOLE_HELP; wrong++) answer(game.session, false);
    const asked = new Set<string>();
    let last = '';
    for (let seconds = 0; seconds < 16 && last !== asksFor(game); seconds += STEP) {
      game.session.clock.advance(STEP);
      for (const id of pointedAt(game)) asked.add(id);
      last = lastSaid(game);
    }
    game.session.clock.advance(1);
    const empty = `choice-${String(told(game)['answer'])}`;
    expect(last).toBe(asksFor(game));
    expect(pointedAt(game)).toEqual([empty]);
    expect([...asked]).toEqual([empty]);
  },
);

test.each(MOTIONS)(
  'calm %s: help after two wrong answers shows nothing in the booth that was chosen, and gives none away',
  async (calmMotion) => {
    const game = await open(calmMotion);
    goTo(game.session, 'play', 'question', 1);
    answer(game.session, false);
    answer(game.session, false);
    const vessels = thingsOn(game, Vessel);
    const chosen = vessels.find(({ wasCounted }) => wasCounted)!;
    const lying = ({ fruits }: Vessel) => fruits.filter(({ body }) => body.alpha > 0.5).length;
    const full = vessels.filter(({ amount }) => amount > 0);
    let [empty, shown, last] = [0, 0, ''];
    for (let seconds = 0; seconds < 12 && last !== asksFor(game); seconds += STEP) {
      game.session.clock.advance(STEP);
      last = lastSaid(game);
      expect(pointedAt(game)).toEqual([]);
      for (const vessel of full) {
        if (vessel !== chosen) expect([lying(vessel), vessel.numeral.alpha]).toEqual([vessel.amount, 0]);
      }
      if (lying(chosen) > 0) continue;
      empty++;
      const head = guideOf(game).getChildByLabel('head', true)!;
      if (apart(game, head, chosen) < 300 * chosen.scale.x && shownAlpha(head) > 0.9) shown++;
      expect(chosen.laid.filter(({ alpha }) => alpha > 0.5).length).toBeGreaterThanOrEqual(chosen.amount - 2);
    }
    expect(last).toBe(asksFor(game));
    expect(Math.min(empty, shown)).toBeGreaterThan(60);
    game.session.clock.advance(1);
    expect(lying(chosen)).toBe(chosen.amount);
    expect(chosen.laid.every(({ alpha }) => alpha === 0)).toBe(true);
    const { body } = guideOf(game);
    expect([body.x, body.y, body.alpha]).toEqual([0, 0, 1]);
  },
);

const lastSaid = ({ session }: OpenGame) =>
  session.stage!.channels.log.filter(({ channel }) => channel === 'voice').at(-1)!.id;
const asksFor = ({ session }: OpenGame) => session.stage!.channels.manifest.sentences['Find the empty one.']!;

/** Answers until the guide takes things first: in the third question. */
function toStory({ session }: OpenGame): void {
  goTo(session, 'play', 'question', 1);
  answer(session, true);
  answer(session, true);
  while (session.scene!.describe()['question'] !== 3 || session.scene!.describe()['state'] !== 'asking')
    session.clock.advance(STEP);
}

test.each(MOTIONS)(
  'calm %s: no word of the question before stands over what is taken for longer than it takes to be read',
  async (calmMotion) => {
    const game = await open(calmMotion);
    toStory(game);
    const read = new Set<string | undefined>();
    for (let seconds = 0; seconds < 3; seconds += STEP) {
      if (seconds > READ_SECONDS) read.add(captionOf(game));
      game.session.clock.advance(STEP);
    }
    expect([...read]).toEqual([undefined, 'Which one has none left?']);
  },
);

test.each([Infinity, 0.2, 0.6])(
  'each thing that is taken is where the paw is by then, in a tablet turned after %s s, too',
  async (turnedAfter) => {
    const game = await open();
    toStory(game);
    const vessel = thingsOn(game, Vessel).find(({ taken }) => taken.length > 0)!;
    const taken = new Map<Container, number>();
    for (let frame = 0; frame < 150; frame++) {
      if (frame === Math.round(60 * turnedAfter)) turn(game);
      game.session.clock.advance(STEP);
      for (const thing of vessel.taken)
        if (thing.body.alpha === 0 && !taken.has(thing)) {
          const [paw] = [pawOf(game, 'L'), pawOf(game, 'R')].filter(({ children }) => children.length > 0);
          taken.set(thing, apart(game, paw!, thing));
        }
    }
    expect(taken.size).toBe(vessel.taken.length);
    expect(Math.max(...taken.values())).toBeLessThan(40);
    expect([guideOf(game).body.x, guideOf(game).body.y]).toEqual([0, 0]);
  },
);

test.each([1, 3])(
  'the zero of question %i is moved by a paw that is on it, to its place; then the guide is home again',
  async (question) => {
    const game = await open();
    if (question === 1) goTo(game.session, 'play', 'question', 1);
    else toStory(game);
    const [zero] = thingsOn(game, Zero);
    const held = zero!.addChild(new Container());
    const [arm] = thingsOn(game, ArmBefore);
    const pictures = zero!.parent!.children;
    let before = zero!.position.clone();
    let fastest = 0;
    const away: number[] = [];
    answer(game.session, true);
    for (let frame = 0; frame < 110; frame++) {
      game.session.clock.advance(STEP);
      const { x, y } = zero!;
      held.y = -zero!.rope;
      const isMoving = Math.hypot(x - before.x, y - before.y) > 1;
      if (isMoving && shownAlpha(zero!) > 0.1) {
        away.push(apart(game, pawOf(game, 'R'), held));
        // All of the guide but this arm is behind booths and board: the paw is seen on the string.
        expect([arm!.visible, arm!.alpha]).toEqual([true, 1]);
        // Laughter shakes it a little.
        const own = guideOf(game).getChildByLabel('armR', true)!;
        expect(apart(game, arm!.children[0]!, own)).toBeLessThan(8);
        expect(pictures.indexOf(arm!)).toBeGreaterThan(pictures.indexOf(zero!));
        fastest = Math.max(fastest, Math.abs(x - before.x));
      }
      before = zero!.position.clone();
    }
    expect(away.length).toBeGreaterThan(25);
    // Where it stands at the stage's edge, its paw is a little beside the string.
    expect(Math.max(...away)).toBeLessThan(45);
    expect(away.at(-1)).toBeLessThan(30);
    // Nothing crosses a whole screen in half the time that an eye needs to follow it.
    expect(fastest / game.session.stage!.layout().width).toBeLessThan(0.05);
    expect(arm!.visible).toBe(false);
    const { body } = guideOf(game);
    expect([body.x, body.y]).toEqual([0, 0]);
  },
);

test('who answers before anything is taken finds nobody in the booth', async () => {
  const game = await open();
  toStory(game);
  const { body } = guideOf(game);
  game.session.clock.advance(0.45);
  answer(game.session, false);
  expect([body.x, body.y]).toEqual([0, 0]);
  game.session.clock.advance(0.5);
  expect([body.x, body.y]).toEqual([0, 0]);
});

test('whoever is answered on a walk comes back on foot', async () => {
  const game = await open();
  toStory(game);
  const { body } = guideOf(game);
  game.session.clock.advance(1.1);
  expect(Math.hypot(body.x, body.y)).toBeGreaterThan(100);
  let [before, furthest] = [body.position.clone(), 0];
  answer(game.session, true);
  for (let seconds = 0; seconds < 2; seconds += STEP) {
    furthest = Math.max(furthest, Math.hypot(body.x - before.x, body.y - before.y));
    before = body.position.clone();
    game.session.clock.advance(STEP);
  }
  expect(furthest).toBeLessThan(240);
  expect([body.x, body.y]).toEqual([0, 0]);
});

test.each(MOTIONS)(
  'calm %s: whoever takes things stands in that booth, behind all that is in it, and is before no other one',
  async (calmMotion) => {
    const game = await open(calmMotion);
    toStory(game);
    const vessels = thingsOn(game, Vessel);
    const emptied = vessels.find(({ taken }) => taken.length > 0)!;
    const guide = guideOf(game);
    const head = guide.getChildByLabel('head', true)!;
    const shelves = emptied.parent!.parent!;
    const before = (layer: Container | null) => shelves.parent!.children.indexOf(layer!);
    expect(before(guide.parentRenderLayer)).toBeGreaterThanOrEqual(0);
    expect(before(guide.parentRenderLayer)).toBeLessThan(before(shelves));
    for (const { back } of vessels)
      for (const part of back)
        expect(before(part.parentRenderLayer)).toBeLessThan(before(guide.parentRenderLayer));
    let inBooth = 0;
    for (let frame = 0; frame < 150; frame++) {
      game.session.clock.advance(STEP);
      const seen = shownAlpha(head) > 0.9 && apart(game, head, emptied) < 260 * emptied.scale.x;
      if (seen) inBooth++;
      const lifted = emptied.taken.some(({ body }) => body.alpha > 0 && body.alpha < 0.5);
      if (lifted) expect(seen, 'nothing goes by itself').toBe(true);
    }
    expect(inBooth).toBeGreaterThan(30);
    expect([guide.body.x, guide.body.y, guide.body.alpha]).toEqual([0, 0, 1]);
  },
);
