import { GAMES } from '#engine/games/catalogue.ts';
import { everyItem, itemsOf, type Item } from '#engine/games/items.ts';
import type { Game } from '#engine/rules/game.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';
import { aboutOf } from './about.ts';
import { chanceOf } from './chance.ts';
import { allNeedsOf, needsOf } from './skills.ts';
import { stateOf, type Learner } from './state.ts';

/** As after so many days right, a miss counting back. */
const HELD_BOX = 2;
const HELD_SHARE = 0.6;
/** Mostly right without having been asked for: by age, or by what it grows out of. */
const READY_CHANCE = 0.75;
/** What was begun and is right as often as this goes on, whatever it needs. */
const GOES_WELL = 0.6;

/** `begun`: not held yet; `ready`: new, and all that it needs is there; `held`: nothing else is left. */
export interface NextStep {
  readonly skill: Skill;
  readonly because: 'begun' | 'ready' | 'held';
  /** What was begun last and goes badly, where the step goes back to something that it needs. */
  readonly backFrom?: Skill;
}

/** A function of a skill whose results stay: the way on asks for each dozens of times. */
function oncePerSkill<Result>(work: (skill: Skill) => Result): (skill: Skill) => Result {
  const done = new Map<Skill, Result>();
  return (skill) => {
    if (!done.has(skill)) done.set(skill, work(skill));
    return done.get(skill)!;
  };
}

/** The facts of a skill. */
export const factsOf = oncePerSkill((skill): readonly Item[] =>
  everyItem().filter((item) => item.skill === skill),
);

/** The game that is about a skill: the first that asks for it. */
export const gameFor = oncePerSkill((skill): Game =>
  GAMES.find((game) => itemsOf(game).some((item) => item.skill === skill))!,
);

const lastDayOf = ({ skills }: Learner, skill: Skill): number =>
  Math.max(-1, ...Object.values(skills[skill]?.items ?? {}).map((state) => state!.day));

/** Most of the skill was right on two days, or surely known before. */
export function isHeld(learner: Learner, skill: Skill): boolean {
  const facts = factsOf(skill);
  const held = facts.filter((item) => (stateOf(learner, item)?.box ?? 0) >= HELD_BOX);
  return held.length >= HELD_SHARE * facts.length;
}

function meanChance(learner: Learner, skill: Skill, today: number): number {
  const facts = factsOf(skill);
  const { options } = aboutOf(gameFor(skill));
  return facts.reduce((sum, item) => sum + chanceOf(item, learner, { today, options }), 0) / facts.length;
}

/**
 * The skill that a player should meet next: what was begun last, if it goes well or all that it needs is there; else
 * the surest of what is new; else what was not met for longest. Before all of these comes a skill that is missing for one
 * that was begun and goes badly. today: days since 1970, UTC.
 */
export function nextSkill(learner: Learner, today: number): NextStep {
  const chance = oncePerSkill((skill) => meanChance(learner, skill, today));
  const lastDay = (skill: Skill) => lastDayOf(learner, skill);
  const isThere = (skill: Skill) => isHeld(learner, skill) || chance(skill) >= READY_CHANCE;
  const isBegun = (skill: Skill) => learner.skills[skill] !== undefined;
  const open = SKILLS.filter(
    (skill) =>
      !isHeld(learner, skill) &&
      ((isBegun(skill) && chance(skill) >= GOES_WELL) || needsOf(skill).every(isThere)),
  );
  const latest = (a: Skill, b: Skill) => lastDay(b) - lastDay(a);
  const [stuck] = SKILLS.filter(
    (skill) => isBegun(skill) && !isHeld(learner, skill) && !open.includes(skill),
  ).sort(latest);
  const isNeeded = (skill: Skill) => stuck !== undefined && allNeedsOf(stuck).includes(skill);
  const stepTo = (skill: Skill, because: NextStep['because']): NextStep => ({
    skill,
    because,
    ...(stuck && isNeeded(skill) ? { backFrom: stuck } : {}),
  });
  const needed = (a: Skill, b: Skill) => Number(isNeeded(b)) - Number(isNeeded(a));
  const [begun] = open.filter(isBegun).sort((a, b) => latest(a, b) || needed(a, b));
  if (begun) return stepTo(begun, 'begun');
  const [ready] = [...open].sort((a, b) => needed(a, b) || chance(b) - chance(a));
  if (ready) return stepTo(ready, 'ready');
  const [held] = [...SKILLS].sort((a, b) => lastDay(a) - lastDay(b));
  return { skill: held!, because: 'held' };
}
