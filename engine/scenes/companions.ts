import type { Machine } from '#engine/kernel/machine.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import type { RoundEvent, RoundState } from '#engine/rules/round.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { Reactions } from '#engine/sprites/reactions.ts';
import type { World } from '#engine/sprites/world.ts';
import type { StageContext } from './stage-context.ts';

type Rounds = Machine<RoundState, RoundEvent>;

/** The guide's reactions to what happens, and the little animal of the place, which is glad with it; no world: there is none. */
export function companionsOn(
  { decoration, settings }: Pick<StageContext, 'decoration' | 'settings'>,
  { guide, fx, world }: { readonly guide: Guide; readonly fx: () => FxContext; readonly world?: World },
) {
  const friend = world?.friend;
  const isSame = () => settings.needs?.same ?? false;
  return { friend, reactions: new Reactions(guide, decoration, isSame, { friend, fx }) };
}

/**
 * For each step of the clock: while its question is open a guide does not move by itself, and the place behind rests for
 * the whole round.
 */
export const restful =
  (world: World, round: Rounds, all: readonly { readonly guide: Guide; readonly machine: Rounds }[]) =>
  (): void => {
    world.liveliness.resting = round.state !== 'over';
    for (const { guide, machine } of all) guide.liveliness.resting = machine.state === 'asking';
  };
