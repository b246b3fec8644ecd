import { afterEach, describe, expect, test } from 'vitest';
import { FAMILIES } from '#engine/games/families.ts';
import { ROUND_TABLE } from '#engine/rules/round.ts';
import { INSTRUCTIONS_TABLE } from '#engine/scenes/instructions.ts';
import { PHASE_TABLE } from '#engine/session/phases.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { fuzz } from '#engine/workbench/fuzz.ts';
import { closeGames, openGame } from './open-game.ts';

afterEach(closeGames);

const EVENTS = 2000;
const STATES: readonly unknown[] = [
  ...Object.keys(INSTRUCTIONS_TABLE),
  ...Object.keys(ROUND_TABLE),
  undefined,
];

/** Touches, palms, keys, cancelled fingers, windows that are left and turned: as many children do at once. */
async function disturb(
  gameId: string,
  scene: 'instructions' | 'play' | 'result',
  seed: number,
): Promise<void> {
  const { session, host, told } = await openGame({ gameId });
  goTo(session, scene, 'first', 1);
  expect(fuzz(session, host, seed, EVENTS)).toEqual([]);
  expect(told).toEqual([]);
  expect(Object.keys(PHASE_TABLE)).toContain(session.machine.state);
  expect(STATES).toContain(session.scene!.describe()['state']);
  expect(host.dataset['phase']).toBe(session.phase);
}

describe('a room full of children', () => {
  test.each(FAMILIES.map(({ games }) => games[0]!.id))(
    `leaves %s whole after ${EVENTS} events`,
    (gameId) => disturb(gameId, 'play', 11),
    120_000,
  );

  test.each(['instructions', 'result'] as const)(
    `leaves the %s whole after ${EVENTS} events`,
    (scene) => disturb('total-treasure-hunt', scene, 12),
    120_000,
  );
});
