import { tooMany } from '#server/errors.ts';
import { createTurnCounts } from './turn-counts.ts';

/** Retry-After of refused requests. */
const COME_BACK_SECONDS = 5;
/** How long a turn counts; at least this, at most twice as long. */
const TURNS_MS = 30_000;
/**
 * How long it counts that a network asked for a turn, and that a password was right: in so many minutes a flood does
 * more than one who mistypes, or than a class.
 */
const ASKED_MS = 600_000;
/** From here on it makes no difference how often a network has asked: a whole school is not behind a flood. */
const MOST_ASKED = 10;
/** How many networks with a recent right password are remembered; the least recent is dropped first. */
const MOST_PROVEN = 10_000;
/** How many remembered turns are taken back for one account: enough for two classes that share it. */
const MOST_GIVEN_BACK = 60;
/** How many wrong passwords one right password offsets: in a class some mistype. */
const WRONG_WITH_RIGHT = 1 / 2;
/** How many wrong passwords of known clients are one step behind others: up to two are typing mistakes. */
const MISTYPED = 3;
/** Every so many turns of a sort go by how often a network has asked: nobody earns those by right passwords. */
const EVERY_BY_ASKED = 3;
/** How many may wait for one account before others are turned away: a class that shares it. */
const CLASS = 30;

export interface Turn {
  readonly network: string;
  /** Separates clients of one network: a known browser or session; for all others the account they want. */
  readonly lane?: string;
  /**
   * The account whose password is checked. Many right passwords for one account go behind those for other accounts,
   * from any network.
   */
  readonly account?: string;
  /** Whether the account knows the client: its browser or session. */
  readonly known?: boolean;
  /** Whether success means a right password: then the turn is taken back and its network counts as proven. */
  readonly earnsBack?: boolean;
  /** Whether the client has disconnected: then its turn goes to the next one. */
  readonly gone?: () => boolean;
  /** Called when there is no place to wait. */
  readonly refused?: () => void;
}

export interface TurnQueue {
  /** Runs work when it is this turn's time. Throws HttpError 429 when too many wait. */
  take<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly turn: Turn;
  readonly known: boolean;
  readonly network: string;
  /** Key of this network's turns; those that check a password and those that make one are counted separately. */
  readonly turns: string;
  readonly lane: string;
  /** Key of the same turns, of which none are taken back. */
  readonly all: string;
  /** Key of failed turns; distinguishes a network that guesses from one where many wait. */
  readonly wrong: string;
  readonly right: string;
  /** Key of the account's right passwords; turns without an account have one for each network and lane. */
  readonly account: string;
  readonly go: () => void;
  readonly refuse: () => void;
}

/** While several sorts wait, they take turns in rotation. */
type Sort = 'known' | 'proven' | 'other';

interface TurnQueueOptions {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many may wait in one lane of known clients, or from one network's unknown clients together. */
  readonly longestLane: number;
  readonly longestInAll: number;
  /** Milliseconds, never set back. */
  readonly now?: () => number;
}

/** The members of the largest group; of equally large groups, the one that started first. */
function biggest(all: readonly Waiting[], groupOf: (one: Waiting) => string): Waiting[] {
  const groups = new Map<string, Waiting[]>();
  for (const one of all) {
    const group = groups.get(groupOf(one));
    if (group) group.push(one);
    else groups.set(groupOf(one), [one]);
  }
  let found: Waiting[] = [];
  for (const group of groups.values()) if (group.length > found.length) found = group;
  return found;
}

/** The last one in the longest lane; the last of all if each has its own lane. */
function lastOf(all: readonly Waiting[]): Waiting | undefined {
  const lane = biggest(all, ({ lane }) => lane);
  return lane.length > 1 ? lane.at(-1) : all.at(-1);
}

/**
 * A queue for a few slots that keeps one network or account from blocking others. Known clients, unknown clients of
 * proven networks (a recent right password), and all others alternate while all three wait. Within each, the next turn
 * goes to the network with the fewest recent turns, then to the lane with the fewest, then to the first that came. So a
 * single request waits for at most one turn of each other network, however many requests or lanes that network has.
 * Right passwords take their turn back and count between networks only as a tie-breaker; two of them also offset one
 * wrong password: thirty users who have just signed in or up, some of whom mistyped, are not placed behind a client
 * that guesses. Every third turn goes to the network that has asked for the fewest in the last minutes, whatever came of
 * them: whoever mistypes is not placed behind clients that send right passwords without end, or have several of them wait.
 * Right passwords count against their account at once: endless sign-ins to one account go behind everybody else and,
 * beyond two classes, are not taken back. When all places are taken, the place is taken from the
 * network with the most wrong passwords for each waiting request, then from an account that more than a class wants,
 * then from the network with the most requests; from proven networks last.
 */
export function createTurnQueue(options: TurnQueueOptions): TurnQueue {
  const { atOnce, longestLane, longestInAll, now = () => performance.now() } = options;
  /** In order of arrival. */
  let waiting: Waiting[] = [];
  const memory = createTurnCounts(now, TURNS_MS);
  /** By network what it asked for, by account its right passwords. */
  const asked = createTurnCounts(now, ASKED_MS);
  const proven = new Set<string>();
  let free = atOnce;
  /** The order of rotation; a sort of which none waits is skipped. */
  const sorts: Sort[] = ['known', 'proven', 'other'];
  /** Turns that each sort has had. */
  const had: Record<Sort, number> = { known: 0, proven: 0, other: 0 };

  const leave = (one: Waiting) => {
    waiting = waiting.filter((other) => other !== one);
  };

  const prove = (network: string) => {
    proven.delete(network);
    proven.add(network);
    if (proven.size > MOST_PROVEN) proven.delete(proven.values().next().value!);
  };
  const sortOf = ({ known, turn }: Waiting): Sort =>
    known ? 'known' : proven.has(turn.network) ? 'proven' : 'other';

  /** Steps behind others: turns that were not taken back, less the typing mistakes that right passwords offset. */
  const debtOf = ({ known, turns, right }: Waiting) => {
    const wrong = memory.of(turns) - memory.of(right) * WRONG_WITH_RIGHT;
    return Math.max(0, Math.floor(wrong / (known ? MISTYPED : 1)));
  };
  const byAll = (a: Waiting, b: Waiting) =>
    memory.of(a.all) - memory.of(b.all) || memory.of(a.lane) - memory.of(b.lane);
  const byDebt = (a: Waiting, b: Waiting) =>
    debtOf(a) - debtOf(b) ||
    asked.of(a.account) - asked.of(b.account) ||
    memory.of(a.turns) - memory.of(b.turns) ||
    byAll(a, b);
  const askedBy = ({ network }: Waiting) => Math.min(asked.of(network), MOST_ASKED);
  const byAsked = (a: Waiting, b: Waiting) => askedBy(a) - askedBy(b) || byAll(a, b);
  const first = (): Waiting => {
    const sort = sorts.find((next) => waiting.some((one) => sortOf(one) === next))!;
    const [head, ...others] = waiting.filter((one) => sortOf(one) === sort);
    const isBefore = had[sort] % EVERY_BY_ASKED === EVERY_BY_ASKED - 1 ? byAsked : byDebt;
    return others.reduce((best, one) => (isBefore(one, best) < 0 ? one : best), head!);
  };

  const next = () => {
    while (free > 0 && waiting.length > 0) {
      const one = first();
      leave(one);
      if (one.turn.gone?.()) {
        one.refuse();
        continue;
      }
      free--;
      const sort = sortOf(one);
      sorts.push(...sorts.splice(sorts.indexOf(sort), 1));
      had[sort]++;
      memory.add([one.turns, one.all, one.lane]);
      one.go();
    }
  };

  /** The last one in the longest lane of those, if it is longer than this one's lane would become. */
  const crowderOf = (one: Waiting, those: readonly Waiting[]): Waiting | undefined => {
    const crowded = biggest(those, ({ lane }) => lane);
    return crowded.length > those.filter(({ lane }) => lane === one.lane).length + 1
      ? crowded.at(-1)
      : undefined;
  };

  const networkOf = ({ turn }: Waiting) => turn.network;
  /** The last one of the network that is most frequent in those, if it has more than this one's network would have. */
  const lastOfMost = (one: Waiting, those: readonly Waiting[]): Waiting | undefined => {
    const most = biggest(those, networkOf);
    const own = waiting.filter(({ turn }) => turn.network === one.turn.network);
    return most.length > own.length + 1
      ? (lastOf(most.filter(({ known }) => !known)) ?? lastOf(most))
      : undefined;
  };

  /** The one that is removed to make room for this one, if any. */
  const victimOf = (one: Waiting): Waiting | undefined => {
    const beside = new Map<string, number>();
    for (const { network } of waiting) beside.set(network, (beside.get(network) ?? 0) + 1);
    /**
     * Wrong minus right passwords that its network had recently, for each request that waits there: in a class some
     * mistype.
     */
    const wrongsOf = ({ network, right, wrong }: Waiting) =>
      Math.max(0, memory.of(wrong) - memory.of(right)) / (1 + (beside.get(network) ?? 0));
    const byNetwork = new Map(waiting.map((other) => [other.network, other]));
    const wrongs = new Map([...byNetwork].map(([network, other]) => [network, wrongsOf(other)]));
    const mostWrongs = Math.max(...wrongs.values());
    const worst = waiting.filter(({ network }) => wrongs.get(network) === mostWrongs);
    const own = waiting.filter(({ turn }) => turn.network === one.turn.network);
    if (mostWrongs > wrongsOf(one)) return lastOf(biggest(worst, networkOf));
    // A network that guesses itself only displaces one that is at least as bad.
    if (wrongsOf(one) > 0)
      return (mostWrongs === wrongsOf(one) && lastOfMost(one, worst)) || crowderOf(one, own);
    const wanted = biggest(
      waiting.filter(({ turn }) => turn.account !== undefined),
      ({ account }) => account,
    );
    if (wanted.length > CLASS && wanted[0]!.account !== one.account)
      return lastOf(biggest(wanted, networkOf));
    const unproven = waiting.filter((other) => sortOf(other) === 'other');
    // Proven and known clients are displaced only while the others have less than half of the places.
    const blamed = unproven.length < longestInAll / 2 ? waiting : unproven;
    const most = lastOfMost(one, unproven) ?? lastOfMost(one, blamed);
    if (most) return most;
    const crowding = crowderOf(one, own);
    if (crowding) return crowding;
    if (!one.known) return undefined;
    // Strangers of its own network first; those of any network while known clients have less than half of the places.
    const strangers = (all: readonly Waiting[]) => all.filter(({ known }) => !known);
    const knownOnes = waiting.length - strangers(waiting).length;
    return strangers(own).at(-1) ?? (knownOnes < longestInAll / 2 ? strangers(waiting).at(-1) : undefined);
  };

  const wait = (turn: Turn) =>
    new Promise<Waiting>((resolve, reject) => {
      const known = turn.known ?? false;
      const network = `${known ? 'known' : 'strange'} ${turn.network}`;
      const refuse = () => reject(tooMany(COME_BACK_SECONDS));
      const one: Waiting = {
        turn,
        known,
        network,
        turns: `${turn.earnsBack ? 'checks' : 'makes'} ${network}`,
        all: `all ${network}`,
        wrong: `wrong ${network}`,
        right: `right ${network}`,
        lane: `${network} ${turn.lane ?? ''}`,
        account: `account ${turn.account ?? `none ${network} ${turn.lane ?? ''}`}`,
        go: () => resolve(one),
        refuse,
      };
      const turnAway = (whom: Waiting) => {
        whom.turn.refused?.();
        whom.refuse();
      };
      const beside = waiting.filter((other) => (known ? other.lane === one.lane : other.network === network));
      const isFull = beside.length >= longestLane;
      if (isFull || waiting.length >= longestInAll) {
        const victim = isFull ? crowderOf(one, beside) : victimOf(one);
        if (!victim) return turnAway(one);
        leave(victim);
        turnAway(victim);
      }
      waiting.push(one);
      asked.add([network]);
      next();
    });

  return {
    async take(turn, work) {
      const one = await wait(turn);
      try {
        const done = await work();
        if (turn.earnsBack) {
          if (asked.of(one.account) < MOST_GIVEN_BACK) {
            memory.takeBack(one.turns);
            memory.takeBack(one.lane);
          }
          if (turn.account !== undefined) asked.add([one.account]);
          memory.add([one.right]);
          prove(turn.network);
        }
        return done;
      } catch (error) {
        memory.add([one.wrong]);
        throw error;
      } finally {
        free++;
        next();
      }
    },
  };
}
