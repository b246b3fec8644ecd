import { describe, expect, it } from 'vitest';
import { createMachine, type Table } from '#engine/kernel/machine.ts';

type State = 'asking' | 'wrong' | 'over';
type Event = 'miss' | 'again' | 'end';

const table: Table<State, Event> = {
  asking: { miss: 'wrong', end: 'over' },
  wrong: { again: 'asking' },
  over: {},
};

function setUp(onEnterWrong?: () => void) {
  const steps: string[] = [];
  let seconds = 0;
  const machine = createMachine<State, Event>({
    table,
    initial: 'asking',
    now: () => seconds++,
    onEnter: {
      wrong: (from) => {
        steps.push(`enter wrong from ${from}`);
        onEnterWrong?.();
      },
      asking: (from) => steps.push(`enter asking from ${from}`),
    },
  });
  return { machine, steps };
}

describe('a state machine', () => {
  it('takes the events its state allows', () => {
    const { machine, steps } = setUp();
    expect(machine.can('miss')).toBe(true);
    expect(machine.send('miss')).toBe(true);
    expect(machine.state).toBe('wrong');
    expect(steps).toEqual(['enter wrong from asking']);
  });

  it('refuses and records an event that is not allowed', () => {
    const { machine, steps } = setUp();
    expect(machine.can('again')).toBe(false);
    expect(machine.send('again')).toBe(false);
    expect(machine.state).toBe('asking');
    expect(steps).toEqual([]);
    expect(machine.log).toEqual([{ from: 'asking', event: 'again', to: undefined, at: 0 }]);
  });

  it('does not leave an end state', () => {
    const { machine } = setUp();
    machine.send('end');
    for (const event of ['miss', 'again', 'end'] as const) expect(machine.send(event)).toBe(false);
    expect(machine.state).toBe('over');
  });

  it('lets an event sent while entering wait for the move to be done', () => {
    const { machine, steps } = setUp(() => {
      expect(machine.send('again')).toBe(true);
      steps.push('sent again');
    });
    machine.send('miss');
    expect(machine.state).toBe('asking');
    expect(steps).toEqual(['enter wrong from asking', 'sent again', 'enter asking from wrong']);
  });

  it('goes on working when entering a state failed', () => {
    let failing = true;
    const { machine } = setUp(() => {
      if (failing) throw new Error('no picture');
    });
    expect(() => machine.send('miss')).toThrow('no picture');
    failing = false;
    expect(machine.state).toBe('wrong');
    expect(machine.send('again')).toBe(true);
    expect(machine.state).toBe('asking');
  });

  it('remembers the last 200 moves with their times', () => {
    const { machine } = setUp();
    for (let round = 0; round < 150; round++) {
      machine.send('miss');
      machine.send('again');
    }
    expect(machine.log).toHaveLength(200);
    expect(machine.log[0]).toMatchObject({ event: 'miss', at: 100 });
    expect(machine.log.at(-1)).toMatchObject({ event: 'again', at: 299 });
  });
});
