import { findGame, GAMES } from '#engine/games/catalogue.ts';
import { REACHES, type Reach } from '#engine/layout/layout.ts';
import { isDay } from '#engine/rules/day-scene.ts';
import { AVATARS, THEMES, type Avatar, type Theme } from '#engine/rules/looks.ts';
import { MOMENTS, type SceneName } from './checkpoints.ts';
import type { Exhibit } from './exhibit.ts';
import { MOVEMENTS } from './movements.ts';
import { NOOKS } from './nooks.ts';
import { THINGS } from './things.ts';

/** Canvas sizes in CSS pixels; "window" fills the available space. */
export const SIZES = {
  window: undefined,
  small: [640, 360],
  hd: [1280, 720],
  board: [1920, 1080],
  laptop: [1280, 800],
  tablet: [1024, 768],
  ultrawide: [2560, 1080],
  square: [900, 900],
  phone: [390, 844],
  'phone-flat': [844, 390],
} as const satisfies Record<string, readonly [number, number] | undefined>;
export type SizeName = keyof typeof SIZES;

const SUPPORTS = ['dealt', '0', '1', '2'] as const;

export interface WorkbenchParams {
  readonly game: string;
  readonly scene: SceneName;
  /** A named moment of the scene, "wrong-2". */
  readonly at: string;
  /** A movement alone, or "none". */
  readonly fx: string;
  /** A thing alone, or "none". Pictures and world are the game's. */
  readonly sprite: string;
  /** The Nook in place of a game: a room of `NOOKS`, or "none". */
  readonly nook: string;
  readonly seed: number;
  /** How the place looks: on a day ("2026-11-27"), or "none": as it was painted. */
  readonly day: string;
  /** How much support each question lacks, up to what the game can do without; `dealt`: as where nobody plans. */
  readonly support: (typeof SUPPORTS)[number];
  /** 0: time is stopped, and advanced by `step`. */
  readonly speed: number;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly avatar: Avatar;
  readonly reach: Reach;
  readonly calm: boolean;
  /** For who needs it the same every time. */
  readonly same: boolean;
  readonly mute: boolean;
  /** No panel: the stage alone, for screenshots. */
  readonly bare: boolean;
  /** Rectangles of targets and zones over the picture. */
  readonly boxes: boolean;
  /** Without header, text and numbers: what is left must tell the games and the questions apart. */
  readonly wordless: boolean;
}

/** How one parameter is read, its default, and a description of its valid values. */
interface Rule<T> {
  readonly fallback: T;
  readonly good: string;
  /** Undefined: not a valid value. */
  read(text: string): T | undefined;
}

const oneOf = <T extends string>(choices: readonly T[], fallback: T): Rule<T> => ({
  fallback,
  good: choices.join(', '),
  read: (text) => choices.find((choice) => choice === text),
});
const numberOf = (fallback: number, good: string, test: (value: number) => boolean): Rule<number> => ({
  fallback,
  good,
  read: (text) => (text.trim() !== '' && test(Number(text)) ? Number(text) : undefined),
});
const flag: Rule<boolean> = {
  fallback: false,
  good: 'nothing, 1, true, 0 or false',
  read: (text) =>
    ['', '1', 'true'].includes(text) ? true : ['0', 'false'].includes(text) ? false : undefined,
};

const SCENES = Object.keys(MOMENTS) as SceneName[];
const NONE = 'none';
const GAME_IDS = GAMES.map((game) => game.id);

/** Everything the address may contain; the panel is made from it, too. */
export const RULES: { readonly [K in keyof WorkbenchParams]: Rule<WorkbenchParams[K]> } = {
  game: oneOf(GAME_IDS, 'total-treasure-hunt'),
  scene: oneOf(SCENES, 'play'),
  at: { fallback: 'start', good: 'a moment of the scene', read: (text) => text },
  fx: oneOf([NONE, ...Object.keys(MOVEMENTS)], NONE),
  sprite: oneOf([NONE, ...Object.keys(THINGS)], NONE),
  nook: oneOf([NONE, ...NOOKS], NONE),
  seed: numberOf(7, 'a whole number from 0', (value) => Number.isSafeInteger(value) && value >= 0),
  day: {
    fallback: NONE,
    good: 'none, or a day as 2026-11-27',
    read: (text) => (text === NONE || isDay(text) ? text : undefined),
  },
  support: oneOf(SUPPORTS, 'dealt'),
  speed: numberOf(1, '0, or 0.25 to 20', (value) => value === 0 || (value >= 0.25 && value <= 20)),
  size: oneOf(Object.keys(SIZES) as SizeName[], 'window'),
  theme: oneOf(THEMES, 'core'),
  avatar: oneOf(AVATARS, 'fox'),
  reach: oneOf(REACHES, 'normal'),
  calm: flag,
  same: flag,
  mute: flag,
  bare: flag,
  boxes: flag,
  wordless: flag,
};

export type Parsed = { readonly params: WorkbenchParams } | { readonly problems: readonly string[] };

/** The exhibit that is shown in place of a game; undefined: the game itself. */
export function exhibitOf({ fx, sprite }: WorkbenchParams): Exhibit | undefined {
  const all: Readonly<Record<string, Exhibit>> = fx === NONE ? THINGS : MOVEMENTS;
  return all[fx === NONE ? sprite : fx];
}

/** For an unknown game, the first game's number. */
const questionsOf = (game: string | undefined): number =>
  (game === undefined ? GAMES[0]! : findGame(game)!).rewards.questionsCount;

/** Of one scene, or of all scenes if the scene itself is unknown. */
const momentEntries = (scene: SceneName | undefined) =>
  (scene === undefined ? SCENES : [scene]).flatMap((name) => Object.entries(MOMENTS[name]));

/** The moments' names in this game: "start", "wrong-1 to wrong-9". */
const momentsOf = (scene: SceneName | undefined, game: string | undefined): readonly string[] => [
  ...new Set(
    momentEntries(scene).map(([name, { upTo }]) =>
      upTo ? `${name}-1 to ${name}-${upTo(questionsOf(game))}` : name,
    ),
  ),
];

const isMoment = (scene: SceneName | undefined, game: string | undefined, at: string): boolean =>
  momentEntries(scene).some(([name, { upTo }]) => {
    if (at === name) return true;
    const most = upTo?.(questionsOf(game)) ?? 0;
    return momentName(at) === name && momentCount(at) >= 1 && momentCount(at) <= most;
  });

/** Reads an address's search part ("?game=..."). Reports all problems at once, each with the valid values. */
export function readParams(search: string): Parsed {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const params: Record<string, unknown> = {};
  for (const name of new Set(given.keys())) {
    if (!Object.hasOwn(RULES, name))
      problems.push(`"${name}" is no parameter. There are: ${Object.keys(RULES).join(', ')}`);
    else if (given.getAll(name).length > 1) problems.push(`"${name}" is said twice. Good: once`);
  }
  for (const [name, rule] of Object.entries<Rule<unknown>>(RULES)) {
    const text = given.get(name);
    params[name] = text === null ? rule.fallback : rule.read(text);
    if (params[name] === undefined) problems.push(`${name}=${text} is not known. Good: ${rule.good}`);
  }
  const { game, scene, at } = params as Partial<WorkbenchParams>;
  if (!isMoment(scene, game, at!)) {
    const where = scene === undefined ? '' : ` in scene=${scene}`;
    problems.push(`at=${at} is not known${where}. Good: ${momentsOf(scene, game).join(', ')}`);
  }
  return problems.length > 0 ? { problems } : { params: params as unknown as WorkbenchParams };
}

/** The address with one parameter changed. A moment that the new scene or game does not have is dropped. */
export function addressWith(search: string, name: keyof WorkbenchParams, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  const scene = RULES.scene.read(next.get('scene') ?? RULES.scene.fallback);
  const game = RULES.game.read(next.get('game') ?? RULES.game.fallback);
  const at = next.get('at');
  if (name !== 'at' && at !== null && !isMoment(scene, game, at)) next.delete('at');
  return `?${next.toString()}`;
}

/** "wrong-2" names the moment "wrong". */
export const momentName = (at: string): string => at.replace(/-\d+$/, '');
/** "wrong-2" counts 2; without a number 1. */
export const momentCount = (at: string): number => Number(/-(\d+)$/.exec(at)?.[1] ?? 1);
