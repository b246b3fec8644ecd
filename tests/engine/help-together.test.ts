import { Text, type Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { LOOK_HERE, YOUR_TURN } from '#engine/rules/common-words.ts';
import { AnswerLine } from '#engine/sprites/answer-line.ts';
import { Pointing } from '#engine/plays/pointing.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { allIn, shownAlpha } from './tree.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Help after the second and third wrong answer, in the real games: what moves, what is pointed at, and what stays. */

afterEach(closeGames);

const PATIENCE_SECONDS = 60;
const FRAME_SECONDS = 1 / 30;

const lastSaid = ({ session }: OpenGame) =>
  session.stage!.channels.log.filter(({ channel }) => channel === 'voice').at(-1)?.id;

/** Steps until this sentence is being said. */
function until(game: OpenGame, sentence: string, each: () => void = () => undefined): void {
  const clip = game.session.stage!.channels.manifest.sentences[sentence];
  expect(clip).toBeDefined();
  for (let left = PATIENCE_SECONDS; left > 0 && lastSaid(game) !== clip; left -= FRAME_SECONDS) {
    game.session.clock.advance(FRAME_SECONDS);
    each();
  }
  expect(lastSaid(game), sentence).toBe(clip);
}

/** The one that points. */
const handIn = (game: OpenGame): GhostHand | undefined =>
  allIn(oneOf(game, Pointing)).find((thing) => thing instanceof GhostHand);

const oneOf = <Kind extends Container>(
  game: OpenGame,
  kind: abstract new (...given: never[]) => Kind,
): Kind => allIn(game.session.scene!.root).find((thing) => thing instanceof kind) as Kind;

const wrongTimes = ({ session }: OpenGame, times: number) => {
  for (let time = 0; time < times; time++) answer(session, false);
};

function turn({ host, session }: OpenGame): void {
  Object.assign(host.style, { width: '540px', height: '900px' });
  session.stage!.settings.change({});
}

/** Whether the line's end lies in the right answer. */
function leadsToAnswer(game: OpenGame): boolean {
  const { session } = game;
  const line = oneOf(game, AnswerLine);
  const id = `choice-${String(session.scene!.describe()['answer'])}`;
  const { x, y, width, height } = session.stage!.controls.find(id)!.rect();
  const tip = session.scene!.root.toLocal(line.tip!, line);
  return tip.x >= x && tip.x <= x + width && tip.y >= y && tip.y <= y + height;
}

test.each(GAMES.map(({ id }) => id))(
  '%s: after a third wrong answer a line leads from the picture to the answer, also in a tablet that is turned, and goes',
  async (gameId) => {
    const game = await openGame({ gameId, width: 960, height: 540 });
    const { session } = game;
    goTo(session, 'play', 'question', 2);
    const line = oneOf(game, AnswerLine);
    wrongTimes(game, 3);
    expect(line.drawn).toBe(0);
    let pointed = 0;
    until(game, LOOK_HERE, () => (pointed += Number((handIn(game)?.body.alpha ?? 0) > 0.9)));
    expect(pointed).toBeGreaterThan(10);
    expect(line.drawn).toBe(1);
    expect(leadsToAnswer(game)).toBe(true);
    turn(game);
    expect(leadsToAnswer(game)).toBe(true);
    session.clock.advance(2);
    expect(handIn(game)?.body.alpha ?? 0).toBe(0);
    answer(session, true);
    expect(line.drawn).toBe(0);
    expect(handIn(game)).toBeUndefined();
  },
);

/** The numbers that a finger's tip is on, where it rests. */
function coveredBy(game: OpenGame, { body }: GhostHand): readonly string[] {
  const { x, y } = body.getGlobalPosition();
  const texts = allIn(game.session.scene!.root).filter((thing) => thing instanceof Text);
  return texts
    .filter((text) => /^\d+$/.test(text.text) && text.visible && shownAlpha(text) > 0.5)
    .filter((text) => {
      const box = text.getBounds();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      // A line of text is twice as high as its numerals.
      return Math.abs(x - middle.x) < box.width / 2 && Math.abs(y - middle.y) < box.height / 4;
    })
    .map(({ text }) => text);
}

/** Where the help points at what is counted, or at numbers. */
const POINTED = ['treasure-hunt', 'number-trail', 'cookie-crunch', 'number-sandwich'];

test.each(
  GAMES.filter(({ family }) => POINTED.includes(family)).flatMap(({ id }) =>
    (['off', 'on'] as const).map((calm) => [id, calm] as const),
  ),
)('%s, calm %s: the finger of the help rests on no number', async (gameId, calmMotion) => {
  const game = await openGame({ gameId, width: 960, height: 540, settings: { calmMotion } });
  goTo(game.session, 'play', 'question', 2);
  wrongTimes(game, 2);
  let rested = 0;
  let was = '';
  for (let frame = 0; frame < 240; frame++) {
    game.session.clock.advance(FRAME_SECONDS);
    const hand = handIn(game);
    const at = hand ? `${hand.x.toFixed()} ${hand.y.toFixed()}` : '';
    if (hand && at === was && hand.body.alpha > 0.9) {
      rested += 1;
      expect(coveredBy(game, hand), `frame ${frame}`).toEqual([]);
    }
    was = at;
  }
  expect(rested).toBeGreaterThan(5);
});

describe('treasure', () => {
  const begun = async () => {
    const game = await openGame({ gameId: 'total-treasure-hunt', width: 960, height: 540 });
    goTo(game.session, 'play', 'question', 1);
    wrongTimes(game, 2);
    until(game, YOUR_TURN);
    const frame = oneOf(game, TenFrame);
    const toys = game.session.stage!.controls.list.filter(({ id }) => id.startsWith('treasure-'));
    return { game, frame, toys, inFrame: () => frame.shown };
  };

  test('that is touched flies into the frame, and no other; many fingers at once move one', async () => {
    const { game, toys, inFrame } = await begun();
    const before = inFrame();
    expect(before).toBeGreaterThan(0);
    expect(toys.length - before).toBeGreaterThan(1);
    const last = toys.at(-1)!;
    const lay = last.rect();
    last.activate();
    for (const toy of toys) toy.activate();
    game.session.clock.advance(0.6);
    expect(inFrame()).toBe(before + 1);
    // It is touched where it lies now.
    expect(last.rect().y).toBeLessThan(lay.y - lay.height);
    const others = toys.slice(before, -1).map((toy) => toy.rect().y);
    for (const y of others) expect(Math.abs(y - lay.y)).toBeLessThan(lay.height);
  });

  test('that was counted by the child is counted to its end, and nothing was answered by it', async () => {
    const { game, toys, inFrame } = await begun();
    for (const toy of toys) {
      toy.activate();
      game.session.clock.advance(0.7);
    }
    for (const toy of toys) {
      toy.activate();
      game.session.clock.advance(0.7);
    }
    expect(inFrame()).toBe(toys.length);
    expect(game.session.scene!.describe()).toMatchObject({ state: 'asking', tries: 2 });
  });

  test('lies in its groups again when the sum is right', async () => {
    const { game, toys } = await begun();
    const heights = () => toys.map((toy) => toy.rect().y);
    const spread = () => Math.max(...heights()) - Math.min(...heights());
    toys.at(-1)!.activate();
    game.session.clock.advance(0.6);
    expect(spread()).toBeGreaterThan(50);
    answer(game.session, true);
    game.session.clock.advance(0.3);
    expect(spread()).toBeLessThan(5);
  });

  test('comes into the frame by fading alone in calm motion', async () => {
    const game = await openGame({ width: 960, height: 540, settings: { calmMotion: 'on' } });
    goTo(game.session, 'play', 'question', 1);
    wrongTimes(game, 2);
    const frame = oneOf(game, TenFrame);
    const places = () => frame.counters.map(({ x, y }) => [x, y]);
    const still = places();
    until(game, YOUR_TURN, () => expect(places()).toEqual(still));
    expect(frame.shown).toBeGreaterThan(0);
  });
});
