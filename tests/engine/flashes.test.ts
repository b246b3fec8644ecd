import { afterEach, describe, expect, test } from 'vitest';
import { FAMILIES } from '#engine/games/families.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const FRAMES_A_SECOND = 30;
/** The picture in blocks of about 341 x 256 of a screen of 1920 x 1080. */
const BLOCKS = { across: 6, down: 4 } as const;
/** A change of this much of full brightness counts; three flashes in a second are the most that is safe. */
const CHANGE = 0.1;
const MOST_FLASHES = 3;

/** How bright each block is, 0 to 1. */
function brightnessOf({ app, session }: OpenGame, pen: CanvasRenderingContext2D): readonly number[] {
  session.clock.step(0);
  pen.drawImage(app.canvas, 0, 0, BLOCKS.across, BLOCKS.down);
  const { data } = pen.getImageData(0, 0, BLOCKS.across, BLOCKS.down);
  return Array.from({ length: data.length / 4 }, (_, block) => {
    const [red, green, blue] = data.slice(block * 4, block * 4 + 3);
    return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
  });
}

/** Turns of brightness, up or down, by at least CHANGE: the frames in which they were complete. */
function turnsOf(brightness: readonly number[]): readonly number[] {
  const turns: number[] = [];
  let extreme = brightness[0]!;
  let way = 0;
  brightness.forEach((value, frame) => {
    if (way !== 0 && Math.sign(value - extreme) !== -way) extreme = value;
    else if (Math.abs(value - extreme) >= CHANGE) {
      turns.push(frame);
      way = Math.sign(value - extreme);
      extreme = value;
    }
  });
  return turns;
}

/** Flashes, each up and down again, in the worst second of a row. */
const worstSecond = (turns: readonly number[]): number =>
  Math.max(
    0,
    ...turns.map((from) => turns.filter((at) => at >= from && at < from + FRAMES_A_SECOND).length / 2),
  );

/** begin: brings the game to the moment from which it is watched. */
async function flashesOf(gameId: string, begin: (game: OpenGame) => void, seconds: number): Promise<number> {
  const game = await openGame({ gameId, width: 240, height: 135 });
  begin(game);
  const small = document.createElement('canvas');
  [small.width, small.height] = [BLOCKS.across, BLOCKS.down];
  const pen = small.getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  const rows: number[][] = Array.from({ length: BLOCKS.across * BLOCKS.down }, () => []);
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++) {
    game.session.clock.advance(1 / FRAMES_A_SECOND);
    brightnessOf(game, pen).forEach((value, block) => rows[block]!.push(value));
  }
  return Math.max(...rows.map((row) => worstSecond(turnsOf(row))));
}

describe('flashes', () => {
  test.each([
    ['nothing', Array.from({ length: 60 }, () => 0.5), 0],
    ['one flash a second', Array.from({ length: 60 }, (_, frame) => (frame % 30 < 3 ? 1 : 0.5)), 1],
    ['five a second', Array.from({ length: 60 }, (_, frame) => (frame % 6 < 3 ? 1 : 0.5)), 5],
    ['a slow fade', Array.from({ length: 60 }, (_, frame) => frame / 60), 0.5],
  ])('are counted: %s', (_name, row, most) => {
    expect(worstSecond(turnsOf(row))).toBeCloseTo(most, 0);
  });

  test.each(FAMILIES.map(({ games }) => games[0]!.id))(
    'come at most three times a second in %s: right, and wrong',
    async (gameId) => {
      for (const right of [true, false]) {
        const choose = ({ session }: OpenGame) => {
          goTo(session, 'play', 'question', 1);
          answer(session, right);
        };
        expect(await flashesOf(gameId, choose, 2), right ? 'right' : 'wrong').toBeLessThanOrEqual(
          MOST_FLASHES,
        );
      }
    },
  );

  test('come at most three times a second in confetti, sparkles and a new level', async () => {
    for (const score of [10, 8]) {
      const finish = ({ session }: OpenGame) => {
        session.machine.send('start');
        session.finish(score, []);
      };
      expect(await flashesOf('number-detective', finish, 4), `${score} of 10`).toBeLessThanOrEqual(
        MOST_FLASHES,
      );
    }
  });
});
