import { test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { itemsOf, type Item } from '#engine/games/items.ts';
import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';
import { expectNoFaults } from '#tests/support/faults.ts';

/** Which facts a skill has, by its name but for the number at its end, which is how far its numbers go. */
const FACTS: Readonly<Record<string, RegExp>> = {
  'seq.up': /^(start 0|after \d+)$/,
  'seq.down': /^(start [1-9]\d*|before \d+)$/,
  'num.hear': /^hear \d+$/,
  'card.show': /^show \d+$/,
  'card.count': /^count \d+$/,
  zero: /^empty [a-z]+$/,
  order: /^between \d+ \d+$/,
  'shape.2d': /^find [a-z]+$/,
  add: /^\d+\+\d+$/,
  sub: /^\d+-\d+$/,
};

interface Named {
  readonly kind: string;
  /** Infinity: it has no numbers. */
  readonly most: number;
}

function named(skill: Skill): Named {
  const [, kind = skill, most = 'Infinity'] = /^(.*)\.(\d+)$/.exec(skill) ?? [];
  return { kind, most: Number(most) };
}

const largestOf = ({ fact }: Item) => Math.max(0, ...numbersIn(fact), rightOf(fact) ?? 0);

/** The narrowest skill of the same kind that a fact fits in. Taking away is told apart by what is left, too. */
function narrowest(item: Item): Skill {
  const { kind } = named(item.skill);
  if (kind === 'sub') return item.skill;
  const wide = SKILLS.filter(
    (skill) => named(skill).kind === kind && named(skill).most >= largestOf(item),
  ).sort((a, b) => named(a).most - named(b).most);
  return wide[0] ?? item.skill;
}

/** Undefined: a fact is where it belongs. */
function faultOf(item: Item): string | undefined {
  const { fact, skill } = item;
  const { kind, most } = named(skill);
  if (!FACTS[kind]) return `say here which facts ${skill} has`;
  const filed = `"${fact}" is filed under ${skill}, "${SKILL_WORDS[skill].name}"`;
  if (!FACTS[kind].test(fact)) return `${filed}, whose facts are ${FACTS[kind]}`;
  if (largestOf(item) > most) return `${filed}, and goes up to ${largestOf(item)}`;
  const better = narrowest(item);
  return better === skill ? undefined : `${filed}, and fits in ${better}`;
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s files each of its facts under the skill that it belongs to',
  (id, game) => {
    const faults = itemsOf(game).flatMap((item) => faultOf(item) ?? []);
    expectNoFaults(faults.map((fault) => `${id}: ${fault} (skill, in its games.ts)`));
  },
);
