import { makeCookieRound } from './cookie-crunch/questions.ts';
import { cookieWords } from './cookie-crunch/words.ts';
import type { Family, FamilyRules } from './game.ts';
import { makeNoneLeftRound } from './none-left-fun/questions.ts';
import { noneLeftWords } from './none-left-fun/words.ts';
import { makeDetectiveRound } from './number-detective/questions.ts';
import { detectiveWords } from './number-detective/words.ts';
import { makeSandwichRound } from './number-sandwich/questions.ts';
import { sandwichWords } from './number-sandwich/words.ts';
import { makeTrailRound } from './number-trail/questions.ts';
import { trailWords } from './number-trail/words.ts';
import { makeShapeRound } from './shape-detective/questions.ts';
import { shapeWords } from './shape-detective/words.ts';
import { makeSafariRound } from './sound-safari/questions.ts';
import { safariWords } from './sound-safari/words.ts';
import { makeTreasureRound } from './treasure-hunt/questions.ts';
import { treasureWords } from './treasure-hunt/words.ts';

const RULES = {
  'treasure-hunt': { makeRound: makeTreasureRound, words: treasureWords },
  'cookie-crunch': { makeRound: makeCookieRound, words: cookieWords },
  'number-trail': { makeRound: makeTrailRound, words: trailWords },
  'sound-safari': { makeRound: makeSafariRound, words: safariWords },
  'shape-detective': { makeRound: makeShapeRound, words: shapeWords },
  'number-detective': { makeRound: makeDetectiveRound, words: detectiveWords },
  'number-sandwich': { makeRound: makeSandwichRound, words: sandwichWords },
  'none-left-fun': { makeRound: makeNoneLeftRound, words: noneLeftWords },
};

/** The pure half of a family: its questions and its words. Give it the params of one of the family's own games. */
export const rulesOf = (family: Family): FamilyRules<unknown> => RULES[family] as FamilyRules<unknown>;
