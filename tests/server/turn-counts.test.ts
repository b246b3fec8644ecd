import { expect, it } from 'vitest';
import { createTurnCounts } from '#server/auth/turn-counts.ts';

it('what is counted is remembered for its time, and forgotten after twice that', () => {
  let ms = 0;
  const memory = createTurnCounts(() => ms, 1000);
  memory.add(['home', 'school']);
  memory.add(['home']);
  ms = 1001;
  memory.add(['school']);
  expect([memory.of('home'), memory.of('school')]).toEqual([2, 2]);
  ms = 2003;
  memory.add(['school']);
  expect([memory.of('home'), memory.of('school')]).toEqual([0, 2]);
  ms = 5000;
  memory.add(['other']);
  expect([memory.of('school'), memory.of('other')]).toEqual([0, 1]);
});

it('a flood from ever other networks is not remembered without an end', () => {
  const memory = createTurnCounts(() => 0, 1000);
  memory.add(['first']);
  for (let n = 0; n < 100_000; n++) memory.add([`network ${n}`]);
  expect(memory.of('first')).toBe(1);
  for (let n = 0; n < 100_000; n++) memory.add([`another ${n}`]);
  expect([memory.of('first'), memory.of('another 99999')]).toEqual([0, 1]);
});
