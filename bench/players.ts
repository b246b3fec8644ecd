/** Players who guess or know a part, for any rules of rounds: as they were before, too. */

interface Asks {
  readonly fact: string;
  readonly prompt: string;
  readonly answer: string;
  readonly choices: readonly { readonly id: string }[];
}

/** What these players need of a round. */
interface Playable {
  readonly question: Asks;
  readonly score: number;
  readonly isLast: boolean;
  help(level: 2 | 3): void;
  choose(choice: string): boolean;
  next(): void;
}

interface Chance {
  /** From 0 to below 1. */
  next(): number;
  pick<T>(list: readonly T[]): T;
}

/** What lies open, and what was chosen at this question before. */
interface Tap {
  readonly question: Asks;
  readonly open: readonly string[];
  readonly chosen: readonly string[];
}
type Player = (tap: Tap) => string;

/** A wrong tap of who knows. */
const SLIPS = 0.03;
/** After so many wrong ones the answer is lit. */
const SHOWN_AFTER = 3;
const MOST_OFFERED = 5;

/** Stones that lie open all along: a trail is walked from end to end. */
const isTrail = ({ prompt }: Asks) => /^(Start at|What comes)/.test(prompt);

/** What was closed at a trail: stones that were walked. */
const closedIn = (question: Asks) => (question as { readonly closed?: readonly string[] }).closed ?? [];

/** The choices that can be tapped. */
export const openIn = (question: Asks): readonly string[] =>
  question.choices.map(({ id }) => id).filter((id) => !closedIn(question).includes(id));

/** The next stone of a trail; undefined where it cannot be seen which it is. */
function nextInLine(question: Asks): string | undefined {
  const open = openIn(question);
  if (!isTrail(question) || (closedIn(question).length === 0 && open.length <= MOST_OFFERED))
    return undefined;
  const sorted = open.toSorted((a, b) => Number(a) - Number(b));
  return /before|Start at 10/.test(question.prompt) ? sorted.at(-1) : sorted[0];
}

const untried = ({ open, chosen }: Tap) => open.filter((one) => !chosen.includes(one));

/** Knows tests, not numbers: what most others lie beside is likely to be right. */
const testWise =
  (random: Chance): Player =>
  (tap) => {
    const left = untried(tap);
    const line = nextInLine(tap.question);
    if (line !== undefined && left.includes(line)) return line;
    if ('containers' in tap.question) return random.pick(left);
    const beside = (one: string) =>
      tap.open.filter((other) => Math.abs(Number(one) - Number(other)) === 1).length;
    const most = Math.max(...left.map(beside));
    return random.pick(left.filter((one) => beside(one) === most));
  };

const guesses =
  (random: Chance): Player =>
  (tap) =>
    random.pick(untried(tap));

/** Knows this share of all facts, guesses at the others. */
const knows =
  (share: number) =>
  (random: Chance): Player => {
    const known = new Map<string, boolean>();
    const guess = guesses(random);
    return (tap) => {
      const { fact, answer } = tap.question;
      if (!known.has(fact)) known.set(fact, random.next() < share);
      const slips = tap.chosen.length === 0 && random.next() < SLIPS;
      return known.get(fact) && !slips ? answer : guess(tap);
    };
  };

/** By name; each is another one in every round. */
export const PLAYERS: Readonly<Record<string, (random: Chance) => Player>> = {
  guesses,
  'guesses and forgets':
    (random) =>
    ({ open }) =>
      random.pick(open),
  'test-wise': testWise,
  'knows half': knows(0.5),
  'knows three quarters': knows(0.75),
  'knows 90 %': knows(0.9),
};

/** Plays a round to its end. */
function play(round: Playable, player: Player): void {
  for (;;) {
    const { question } = round;
    const open = openIn(question);
    const chosen: string[] = [];
    for (;;) {
      const choice =
        chosen.length >= SHOWN_AFTER ? question.answer : player({ question, open, chosen: [...chosen] });
      if (round.choose(choice)) break;
      chosen.push(choice);
      if (chosen.length > 1) round.help(chosen.length === 2 ? 2 : 3);
    }
    if (round.isLast) return;
    round.next();
  }
}

/** What many rounds gave on average. */
interface Given {
  readonly score: number;
  readonly coins: number;
  /** Share of rounds that end with "Keep Trying". */
  readonly poor: number;
}

/** Plays so many rounds, each by a player of its own. begin: a round from its number. */
export function playMany(
  name: string,
  rounds: number,
  {
    begin,
    random,
    rewardOf,
  }: {
    begin(seed: number): Playable & { readonly total: number };
    readonly random: Chance;
    rewardOf(score: number): { readonly coins: number };
  },
): Given {
  let [score, coins, poor] = [0, 0, 0];
  for (let seed = 0; seed < rounds; seed++) {
    const round = begin(seed);
    play(round, PLAYERS[name]!(random));
    score += round.score;
    coins += rewardOf(round.score).coins;
    poor += Number(round.score * 2 < round.total);
  }
  return { score: score / rounds, coins: coins / rounds, poor: poor / rounds };
}
