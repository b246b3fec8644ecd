/** For each state, the allowed events and the states they lead to. The compiler checks states and events. */
export type Table<State extends string, Event extends string> = {
  readonly [S in State]: { readonly [E in Event]?: State };
};

export interface Move<State extends string, Event extends string> {
  readonly from: State;
  readonly event: Event;
  /** Undefined: the event was not allowed, and nothing changed. */
  readonly to: State | undefined;
  /** Engine time in seconds. */
  readonly at: number;
}

export interface Machine<State extends string, Event extends string> {
  readonly state: State;
  readonly table: Table<State, Event>;
  /** The last transitions, oldest first, including refused events. */
  readonly log: readonly Move<State, Event>[];
  can(event: Event): boolean;
  /** Handles the event. Returns false, and records it, if the state does not allow it. */
  send(event: Event): boolean;
}

export interface MachineOptions<State extends string, Event extends string> {
  readonly table: Table<State, Event>;
  readonly initial: State;
  readonly now: () => number;
  readonly onEnter?: { readonly [S in State]?: (from: State) => void };
}

const LOG_LENGTH = 200;

/**
 * A state machine defined by a table. An event sent while a state is being entered is queued until that transition is
 * done.
 */
export function createMachine<State extends string, Event extends string>(
  options: MachineOptions<State, Event>,
): Machine<State, Event> {
  const { table, now, onEnter = {} } = options;
  const log: Move<State, Event>[] = [];
  const waiting: Event[] = [];
  let state = options.initial;
  let moving = false;

  const take = (event: Event): boolean => {
    const from = state;
    const to = table[from][event] as State | undefined;
    const move = { from, event, to, at: now() };
    log.push(move);
    if (log.length > LOG_LENGTH) log.shift();
    if (to !== undefined) {
      state = to;
      (onEnter as Partial<Record<State, (from: State) => void>>)[to]?.(from);
    }
    return to !== undefined;
  };

  return {
    get state() {
      return state;
    },
    table,
    log,
    can: (event) => table[state][event] !== undefined,
    send(event) {
      if (moving) {
        waiting.push(event);
        return true;
      }
      moving = true;
      try {
        const taken = take(event);
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next);
        return taken;
      } finally {
        moving = false;
      }
    },
  };
}
