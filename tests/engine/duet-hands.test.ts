import { afterEach, expect, test } from 'vitest';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

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
