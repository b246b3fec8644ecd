import { isHiddenAt, type Item } from '#engine/games/items.ts';
import type { Pace, Support } from '#engine/rules/played.ts';
import { chanceOf, DUE_DAYS, thetaOf } from './chance.ts';
import { isFromHead } from './evidence.ts';
import { stateOf, type ItemState, type Learner } from './state.ts';

/** The first try at a question. */
export interface FirstTry {
  readonly item: Item;
  readonly right: boolean;
  /** Help given before it: 0 to 3; 1 only asks again. */
  readonly help: number;
  /** The way was shown before answers opened. */
  readonly shown: boolean;
  readonly support: Support;
  readonly pace: Pace;
  /** How many choices were offered. */
  readonly options: number;
}

/** Steps in logits, tuned on simulated children (tests/learner). */
const TUNED = {
  theta: 0.46,
  thetaSlowing: 0.03,
  thetaLeast: 0.05,
  /** A fact's first meeting tells most of the skill, and most of all if it is right at once. */
  met: 1.75,
  metAtOnce: 2.5,
  up: 0.65,
  down: 0.1,
  shownUp: 0.5,
  shownDown: 0.05,
} as const;

/** A new fact with such a chance was known before: its box begins one higher. */
const KNOWN_BEFORE = 0.8;
/** So many days right at a level of support, and as many boxes, before something is hidden. */
const FADES_AFTER = 2;
const MOST_SUPPORT = 2;
/** Help that shows the way, rather than asks again. */
const SHOWS_WAY = 2;

/** The way was shown, so that a right answer says nothing of what the player can do. */
export const isAided = ({ shown, help }: Pick<FirstTry, 'shown' | 'help'>): boolean =>
  shown || help >= SHOWS_WAY;

const rounded = (logits: number) => Math.round(logits * 1000) / 1000;

/**
 * The learner after one first try. today: days since 1970, UTC; a day before the fact's last one counts as that.
 * Only unaided tries say what the player can do; only a day's first meeting of a fact counts as a day.
 */
export function afterTry(learner: Learner, one: FirstTry, today: number): Learner {
  const { item } = one;
  const old = stateOf(learner, item);
  const day = Math.max(today, old?.day ?? today);
  const aided = isAided(one);
  const chance = chanceOf(item, learner, { ...one, today: day });
  const skill = learner.skills[item.skill];
  const theta = thetaOf(learner, item.skill);
  const tries = skill?.tries ?? 0;
  const state = aided ? afterAided(old ?? NEW, one, day) : afterUnaided(old, one, day, chance);
  const step = aided ? 0 : stepOf(tries, old === undefined, one);
  return {
    ...learner,
    skills: {
      ...learner.skills,
      [item.skill]: {
        theta: rounded(theta + step * (Number(one.right) - chance)),
        tries: tries + (aided ? 0 : 1),
        items: { ...skill?.items, [item.fact]: state },
      },
    },
  };
}

const NEW: ItemState = {
  strength: 0,
  seen: 0,
  box: 0,
  day: -1,
  support: 0,
  inSight: 0,
  hidden: 0,
  atOnce: 0,
  pace: 3,
};

function stepOf(tries: number, isNew: boolean, { right, pace }: FirstTry): number {
  const step = Math.max(TUNED.thetaLeast, TUNED.theta / (1 + TUNED.thetaSlowing * tries));
  if (!isNew) return step;
  return step * (right && pace === 0 ? TUNED.metAtOnce : TUNED.met);
}

function afterAided(state: ItemState, { right }: FirstTry, day: number): ItemState {
  const strength = rounded(state.strength + (right ? TUNED.shownUp : -TUNED.shownDown));
  return { ...state, strength, seen: state.seen + 1, day };
}

function afterUnaided(old: ItemState | undefined, one: FirstTry, day: number, chance: number): ItemState {
  const state = old ?? NEW;
  const { item, right, support, pace } = one;
  const hidden = isHiddenAt(item, support);
  const counts = right && day > state.day;
  const box = right ? state.box + (counts ? (!old && chance > KNOWN_BEFORE ? 2 : 1) : 0) : state.box - 2;
  const next: ItemState = {
    strength: rounded(state.strength + (right ? TUNED.up * (1 - chance) : -TUNED.down * chance)),
    seen: state.seen + 1,
    box: Math.min(DUE_DAYS.length - 1, Math.max(0, box)),
    day,
    support: state.support,
    inSight: state.inSight + Number(counts && !hidden),
    hidden: state.hidden + Number(counts && hidden),
    atOnce: state.atOnce + Number(counts && pace === 0 && isFromHead(item, support)),
    pace,
  };
  return { ...next, support: supportAfter(next, one, counts) };
}

/** More is hidden after enough days right at a level; less after a miss. */
function supportAfter(state: ItemState, { item, right, support }: FirstTry, counts: boolean): Support {
  if (!right) return Math.max(0, Math.min(state.support, support) - 1) as Support;
  const hidden = isHiddenAt(item, support);
  const days = hidden ? state.hidden : state.inSight;
  // In sight several levels are counted together.
  const enough = hidden ? FADES_AFTER : FADES_AFTER * (support + 1);
  const fades = counts && support >= state.support && state.box >= FADES_AFTER && days >= enough;
  return fades ? (Math.min(MOST_SUPPORT, support + 1) as Support) : state.support;
}
