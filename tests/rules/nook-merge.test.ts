import { expect, it } from 'vitest';
import { mergedRoom } from '#engine/rules/nook-merge.ts';
import { faultOf, type Placed, type Room, type ThingId } from '#engine/rules/nook.ts';

const at = (thing: ThingId, x: number, y = 900): Placed => ({ thing, x, y, layer: 3 });
const paper = (thing: ThingId): Placed => ({ thing, x: 0, y: 0, layer: 0 });
const room = (placed: readonly Placed[], outfit: Room['outfit'] = []): Room => ({ placed, outfit });

const BASE = room([at('ball', 100), at('train', 300), paper('leaf-paper')], ['paper-hat']);

it.each<[string, Room, Room, Room]>([
  ['nothing changed here is all of theirs', BASE, room([at('ball', 9)]), room([at('ball', 9)])],
  [
    'nothing changed there is mine, in my order',
    room([at('train', 1), at('ball', 100)]),
    BASE,
    room([at('train', 1), at('ball', 100)]),
  ],
  [
    'each moved another thing',
    room([at('ball', 500), at('train', 300), paper('leaf-paper')], ['paper-hat']),
    room([at('ball', 100), at('train', 800), paper('leaf-paper')], ['paper-hat']),
    room([at('ball', 500), at('train', 800), paper('leaf-paper')], ['paper-hat']),
  ],
  [
    'one put away what the other has left alone, and the other added something',
    room([at('train', 300), paper('leaf-paper')], ['paper-hat']),
    room([...BASE.placed, at('snail', 700)], ['paper-hat']),
    room([at('snail', 700), at('train', 300), paper('leaf-paper')], ['paper-hat']),
  ],
  [
    'both moved the same thing: as it is here',
    room([at('ball', 500), at('train', 300), paper('leaf-paper')], ['paper-hat']),
    room([at('ball', 900), at('train', 300), paper('leaf-paper')], ['paper-hat']),
    room([at('ball', 500), at('train', 300), paper('leaf-paper')], ['paper-hat']),
  ],
  [
    'both chose another wallpaper, and something else to wear',
    room([at('ball', 100), at('train', 300), paper('star-paper')], ['cape']),
    room([at('ball', 100), at('train', 300)], ['paper-hat', 'star-glasses']),
    room([at('ball', 100), at('train', 300), paper('star-paper')], ['star-glasses', 'cape']),
  ],
])('%s', (_what, mine, theirs, both) => {
  expect(mergedRoom(BASE, mine, theirs)).toEqual(both);
});

it('never holds two papers, nor two things at one joint', () => {
  const merged = mergedRoom(
    room([]),
    room([paper('star-paper')], ['paper-hat']),
    room([paper('leaf-paper'), at('ball', 1)], ['paper-hat']),
  );
  expect(merged).toEqual(room([at('ball', 1), paper('star-paper')], ['paper-hat']));
  expect(faultOf(merged)).toBeUndefined();
});

it('without a room to compare with takes nothing away', () => {
  expect(mergedRoom(undefined, room([at('ball', 5)], ['cape']), BASE)).toEqual(
    room([at('train', 300), paper('leaf-paper'), at('ball', 5)], ['paper-hat', 'cape']),
  );
});
