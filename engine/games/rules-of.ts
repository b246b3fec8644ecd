import type { Family, FamilyRules } from './game.ts';
import { makeTreasureRound } from './treasure-hunt/questions.ts';
import { treasureWords } from './treasure-hunt/words.ts';

const RULES: Partial<Record<Family, FamilyRules<unknown>>> = {
  'treasure-hunt': { makeRound: makeTreasureRound, words: treasureWords } as FamilyRules<unknown>,
};

/** The pure half of a family: its questions and its words. */
export const rulesOf = (family: Family): FamilyRules<unknown> => {
  const rules = RULES[family];
  if (!rules) throw new Error(`rulesOf: ${family}`);
  return rules;
};
