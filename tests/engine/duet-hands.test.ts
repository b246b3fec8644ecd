import { afterEach, expect, test, vi } from 'vitest';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { answerOn } from '#engine/workbench/checkpoints.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(() => {
  closeGames();
  vi.restoreAllMocks();
});

const PALM = 120;

async function begin() {
  const game = await openGame({ board: 'two-sides', width: 960, height: 540 });
  game.session.clock.step(3);
  return { game, fingers: fingersOn(game) };
}

const told = ({ session }: OpenGame) =>
  session.scene!.describe() as {
    state: string;
    answer: string;
    sides: Record<Side, { state: string; tries: number }>;
  };
/** The middles of a side's answers, the right one first. */
function answersOn(game: OpenGame, side: Side) {
  const right = `${side}-choice-${told(game).answer}`;
  return game.session
    .stage!.controls.list.filter((control) => control.kind === 'choice' && control.side === side)
    .toSorted((a, b) => Number(b.id === right) - Number(a.id === right))
    .map((control) => {
      const { x, y, width, height } = control.rect();
      return { x: x + width / 2, y: y + height / 2 };
    });
}

test('two fingers at once, one on each side, both count', async () => {
  const { game, fingers } = await begin();
  const [left] = answersOn(game, 'left');
  const [right] = answersOn(game, 'right');
  fingers.down(1, left!.x, left!.y, { atMs: 1000 });
  fingers.down(2, right!.x, right!.y, { atMs: 1000 });
  fingers.up(1, left!.x, left!.y, { atMs: 1100 });
  expect(told(game).sides).toMatchObject({ left: { state: 'right' }, right: { state: 'asking' } });
  fingers.up(2, right!.x, right!.y, { atMs: 1100 });
  expect(told(game).state).toBe('right');
});

test.each([2, 5])('%i fingers on each side: the first of each side counts for it', async (each) => {
  const { game, fingers } = await begin();
  const places = SIDES.map((side) => answersOn(game, side));
  const [right, ...wrong] = places[0]!;
  const left = [wrong[0]!, right!, ...wrong];
  const hands = Array.from({ length: each }, (_, at) => [
    { id: at, ...left[at % left.length]! },
    { id: 10 + at, ...places[1]![at % places[1]!.length]! },
  ]).flat();
  for (const { id, x, y } of hands) fingers.down(id, x, y, { atMs: 1000 });
  for (const { id, x, y } of hands) fingers.up(id, x, y, { atMs: 1100 });
  expect(told(game).sides).toMatchObject({
    left: { state: 'wrong', tries: 1 },
    right: { state: 'right', tries: 0 },
  });
});

test('a hand that rests on one side takes nothing from the other', async () => {
  const { game, fingers } = await begin();
  for (const [id, { x, y }] of answersOn(game, 'left').entries()) {
    fingers.down(id, x, y, { atMs: 1000 });
    fingers.down(20 + id, x, y + 4, { atMs: 1000, size: PALM });
  }
  const [right] = answersOn(game, 'right');
  for (const type of ['mouse', 'pen'] as const) {
    fingers.down(9, right!.x, right!.y, { atMs: 2000, type });
    fingers.up(9, right!.x, right!.y, { atMs: 2010, type });
  }
  expect(told(game).sides).toMatchObject({ left: { state: 'asking' }, right: { state: 'right' } });
});

test.each([
  ['one finger on an answer', 1],
  ['five fingers and a palm', 5],
])('a hand that rests on a side, %s, does not block it, and answers nothing', async (_, count) => {
  const { game, fingers } = await begin();
  const [right, ...wrong] = answersOn(game, 'left');
  const resting = Array.from({ length: count }, (_, id) => ({ id, ...wrong[id % wrong.length]! }));
  for (const { id, x, y } of resting) fingers.down(id, x, y, { atMs: 1000 });
  if (count > 1) fingers.down(8, wrong[0]!.x, wrong[0]!.y, { atMs: 1000, size: PALM });
  // As it is laid down it takes what is pressed beside it.
  fingers.down(9, right!.x, right!.y, { atMs: 1200 });
  fingers.up(9, right!.x, right!.y, { atMs: 1300 });
  expect(told(game).sides.left).toMatchObject({ state: 'asking', tries: 0 });
  fingers.down(9, right!.x, right!.y, { atMs: 4000 });
  fingers.up(9, right!.x, right!.y, { atMs: 4100 });
  expect(told(game).sides.left).toMatchObject({ state: 'right', tries: 0 });
  for (const { id, x, y } of resting) fingers.up(id, x, y, { atMs: 6000 });
  expect(told(game).sides.left).toMatchObject({ state: 'right', tries: 0 });
});

test('a whole hand that is lifted after a rest answers nothing', async () => {
  const { game, fingers } = await begin();
  const places = answersOn(game, 'left');
  const hand = Array.from({ length: 5 }, (_, id) => ({ id, ...places[id % places.length]! }));
  for (const { id, x, y } of hand) fingers.down(id, x, y, { atMs: 1000 });
  for (const { id, x, y } of hand.toReversed()) fingers.up(id, x, y, { atMs: 4000 });
  expect(told(game).sides.left).toMatchObject({ state: 'asking', tries: 0 });
});

test('a pen that clicks faster than any finger counts beside a resting hand', async () => {
  const { game, fingers } = await begin();
  const [right, wrong] = answersOn(game, 'left');
  fingers.down(1, wrong!.x, wrong!.y, { atMs: 1000, size: PALM });
  for (const type of ['pen', 'mouse'] as const) {
    fingers.down(2, right!.x, right!.y, { atMs: 5000, type });
    fingers.up(2, right!.x, right!.y, { atMs: 5004, type });
    expect(told(game).sides.left.state).toBe('right');
  }
});

test('who needs it the same every time gets it on both sides', async () => {
  const thought = vi.spyOn(Guide.prototype, 'think');
  const wondered = vi.spyOn(Guide.prototype, 'wonder');
  const game = await openGame({ board: 'two-sides', needs: { same: true } });
  for (let time = 0; time < 4; time++) for (const side of SIDES) answerOn(game.session, side, false);
  expect(thought.mock.calls).toEqual(Array.from({ length: 8 }, () => []));
  expect(wondered).not.toHaveBeenCalled();
});

test('a second tap that follows at once is a slip, whatever the other side did between', async () => {
  const { game } = await begin();
  const { session } = game;
  const { answer } = told(game);
  const wrong = session.stage!.controls.list.filter(
    ({ kind, id }) => kind === 'choice' && !id.endsWith(`-${answer}`),
  );
  const left = wrong.find(({ side }) => side === 'left')!;
  expect(session.dispatch(left)).toBe(true);
  session.dispatch(wrong.find(({ side }) => side === 'right')!);
  session.clock.advance(0.3);
  session.dispatch(left);
  expect(told(game).sides.left.tries).toBe(1);
});

test('what is pressed lies in the lower 60 % of a board', async () => {
  const game = await openGame({ board: 'two-sides', width: 640, height: 480 });
  game.session.clock.step(3);
  const { height } = game.session.stage!.layout();
  for (const side of SIDES)
    for (const { y } of answersOn(game, side)) expect(y).toBeGreaterThan(height * 0.4);
});
