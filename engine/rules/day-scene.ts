import { createRandom } from './random.ts';

/** How a place looks on a day. plain: as it was painted. */
export type DayScene =
  | 'plain'
  | 'morning'
  | 'golden'
  | 'rain'
  | 'night'
  | 'snow'
  | 'blossom'
  | 'balloons'
  | 'autumn'
  | 'lanterns'
  | 'party';

/**
 * What a world is, as far as light and weather go. field: outdoors, by day, with seasons. warm: the same without cold ones. dusk:
 * outdoors, painted in the evening. cave: sky is seen only through holes. room and dim: indoors, painted light and dark.
 */
export type Place = 'field' | 'warm' | 'dusk' | 'cave' | 'room' | 'dim';
type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** What every place has in every season. */
const ALWAYS = ['plain', 'morning', 'golden', 'rain', 'night'] as const;
const always = (scene: DayScene) => ({ winter: scene, spring: scene, summer: scene, autumn: scene });
/** What it has beside that. */
const SPECIAL: Readonly<Record<Place, Readonly<Record<Season, DayScene>>>> = {
  field: { winter: 'snow', spring: 'blossom', summer: 'balloons', autumn: 'autumn' },
  warm: always('balloons'),
  dusk: always('lanterns'),
  cave: always('lanterns'),
  room: { ...always('party'), winter: 'snow' },
  dim: { ...always('party'), winter: 'snow' },
};

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.2425;
/** After so many days of a year they begin; before the first of them it is winter. */
const BEGINNINGS = { spring: 59, summer: 151, autumn: 243, winter: 334 } as const;

/** The calendar day where this device is, as "2026-11-27". */
export function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whether this names a day of the calendar as `localDay` does. */
export function isDay(text: string): boolean {
  const [year, month, day] = (DAY.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month! < 1 || month! > 12) return false;
  const isLeap = year % 4 === 0 && (year % 100 > 0 || year % 400 === 0);
  const long = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month!) ? 30 : 31;
  return day! >= 1 && day! <= long;
}

/** By the calendar of the northern half of the earth, as the school's terms are. number: of the day since 1970. */
function seasonOf(number: number): Season {
  const ofYear = ((number % YEAR_DAYS) + YEAR_DAYS) % YEAR_DAYS;
  const begun = (Object.keys(BEGINNINGS) as Season[]).filter((season) => BEGINNINGS[season] <= ofYear);
  return begun.at(-1) ?? 'winter';
}

/** All that a place can show on days about this one. */
export const scenesAbout = (place: Place, number: number): readonly DayScene[] => [
  ...ALWAYS,
  SPECIAL[place][seasonOf(number)],
];

interface DayOf {
  readonly gameId: string;
  /** Undefined: the game's world could not be had. */
  readonly place: Place | undefined;
  /** As `localDay` writes it; undefined: every day is the same. */
  readonly day: string | undefined;
}

/**
 * The scene of a day: the same for every child, wherever it plays. Each scene of a place comes once before one comes
 * again, in another order each time, and never twice running; the games are not in step with one another. Throws for a
 * day that is none.
 */
export function sceneOfDay({ gameId, place, day }: DayOf): DayScene {
  if (day === undefined || place === undefined) return 'plain';
  if (!isDay(day)) throw new RangeError(`"${day}" is no day`);
  const seed = seedOf(gameId);
  // So that not all games begin a series on the same day.
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS + seed;
  const length = ALWAYS.length + 1;
  const series = Math.floor(number / length);
  const at = ((number % length) + length) % length;
  const deal = (index: number) =>
    createRandom(seed * 7919 + index).shuffle(scenesAbout(place, index * length - seed));
  const dealt = deal(series);
  // What ended one series may not begin the next. Only the first two change places, so that its own end stays.
  if (dealt[0] === deal(series - 1).at(-1)) [dealt[0], dealt[1]] = [dealt[1]!, dealt[0]!];
  return dealt[at]!;
}

/** 0 to 999. */
const seedOf = (gameId: string): number =>
  [...gameId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000, 7);
