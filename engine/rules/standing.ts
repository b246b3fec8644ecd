import { RULES } from './played.ts';

/** Until when former rules held: rounds played by them are believed for a while. By number, from 1. */
const RULES_ENDED: Readonly<Record<number, string>> = {
  // From then on the stones of a trail can be hidden, and a few numbers are offered.
  1: '2026-11-24T00:00:00Z',
  // From then on the amounts of Number Detective lie scattered, and are covered.
  2: '2026-11-25T00:00:00Z',
  // From then on shapes and heard numbers fade, too, and the sums of Treasure Hunt lie among others.
  3: '2026-11-26T00:00:00Z',
  // From then on wrong choices of a planned round are drawn from what is right elsewhere in it.
  4: '2026-11-26T12:00:00Z',
  // From then on more of the usual sums lie among the wrong ones in planned rounds of Treasure Hunt's harder games.
  5: '2026-11-27T00:00:00Z',
  // From then on wrong choices of a planned round are drawn by what was asked in it before, not by what comes.
  6: '2026-11-27T12:00:00Z',
  // From then on wrong choices are drawn as planned rounds ask since, and in Sound Safari from what was not asked yet.
  7: '2026-11-28T00:00:00Z',
  // From then on what is offered in rounds by chance is drawn as they are.
  8: '2026-11-28T12:00:00Z',
  // From then on a slip lies there less often in planned rounds, and in Number Detective not what was right just then.
  9: '2026-11-29T00:00:00Z',
  // From then on each question draws by itself, and can be played again without those before it.
  10: '2026-11-29T12:00:00Z',
  // From then on the wrong sums of Treasure Hunt's harder games are drawn as planned rounds ask since.
  11: '2026-11-30T00:00:00Z',
  // From then on shapes of planned rounds are drawn from more lists, and choices of few answers as more is shown since.
  12: '2026-11-30T12:00:00Z',
  // From then on wrong choices are drawn as planned rounds ask since, and by all that more shown facts tell.
  13: '2026-12-01T00:00:00Z',
  // From then on beside a small sum of the easy Treasure Hunt something smaller lies mostly, which was not said.
  14: '2026-12-01T12:00:00Z',
};

const DAY_MS = 86_400_000;
const DAYS_BELIEVED = 35;

/**
 * What a round of these rules is to a server that plays by `current`: of now, of lately (before, and ended less than 35
 * days ago), newer than the server, or unknown. now: unix milliseconds.
 */
export function standingOf(
  rules: number,
  now: number,
  { current = RULES, ended = RULES_ENDED } = {},
): 'now' | 'lately' | 'newer' | 'unknown' {
  if (rules === current) return 'now';
  if (rules > current) return 'newer';
  const end = Object.hasOwn(ended, rules) ? Date.parse(ended[rules]!) : Number.NaN;
  return now - end < DAYS_BELIEVED * DAY_MS ? 'lately' : 'unknown';
}
