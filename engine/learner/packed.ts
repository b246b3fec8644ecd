import { isSkill } from '#engine/rules/skills.ts';
import { DUE_DAYS } from './chance.ts';
import type { ItemState, Learner, SkillState } from './state.ts';

interface PackedSkill {
  readonly theta: number;
  readonly tries: number;
  /** As they are stored and sent: nine numbers each, in the order of the HTTP contract, Learning. */
  readonly items: Readonly<Record<string, readonly number[]>>;
}

export type PackedSkills = Readonly<Record<string, PackedSkill>>;

const ORDER = ['strength', 'seen', 'box', 'day', 'support', 'inSight', 'hidden', 'atOnce', 'pace'] as const;
/** The largest value of those that have one. */
const MOST: Partial<Record<keyof ItemState, number>> = { box: DUE_DAYS.length - 1, support: 2, pace: 3 };
/** Logits beyond that are no child's. */
const MOST_LOGITS = 50;

const mapValues = <From, To>(from: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value)]));

export const pack = (skills: Learner['skills']): PackedSkills =>
  mapValues(skills as Record<string, SkillState>, ({ theta, tries, items }) => ({
    theta,
    tries,
    items: mapValues(items as Record<string, ItemState>, (item) => ORDER.map((name) => item[name])),
  }));

class Damaged extends Error {}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damaged();
  return value as Readonly<Record<string, unknown>>;
};
const logitsIn = (value: unknown): number => {
  if (typeof value !== 'number' || !(Math.abs(value) <= MOST_LOGITS)) throw new Damaged();
  return value;
};
const countIn = (value: unknown, most = Number.MAX_SAFE_INTEGER): number => {
  if (!Number.isSafeInteger(value) || Number(value) < 0 || Number(value) > most) throw new Damaged();
  return Number(value);
};

function itemIn(value: unknown): ItemState {
  if (!Array.isArray(value) || value.length !== ORDER.length) throw new Damaged();
  const fields = ORDER.map((name, index) => [
    name,
    name === 'strength' ? logitsIn(value[index]) : countIn(value[index], MOST[name]),
  ]);
  return Object.fromEntries(fields) as ItemState;
}

function skillIn(value: unknown): SkillState {
  const { theta, tries, items } = objectIn(value);
  return { theta: logitsIn(theta), tries: countIn(tries), items: mapValues(objectIn(items), itemIn) };
}

/** What was packed. Undefined: it is damaged, or of something else. */
export function unpack(value: unknown): Learner['skills'] | undefined {
  try {
    const skills = objectIn(value);
    if (!Object.keys(skills).every(isSkill)) return undefined;
    return mapValues(skills, skillIn);
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}
