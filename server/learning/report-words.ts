import type { Claim } from '#engine/learner/claims.ts';

/** What is said of so many facts, with the strongest claim that holds for them. */
export const CLAIM_WORDS: Readonly<Record<Exclude<Claim, 'met'>, (facts: string) => string>> = {
  'at once': (facts) => `knows ${facts} by heart`,
  hidden: (facts) => `can do ${facts} with things hidden`,
  'in sight': (facts) => `has been right about ${facts} with everything in sight`,
};

/** The same of what is only heard: nothing there can be in sight or hidden. */
export const HEARD_WORDS: typeof CLAIM_WORDS = {
  'at once': (facts) => `knows ${facts} by heart`,
  hidden: (facts) => `has been right about ${facts}`,
  'in sight': (facts) => `has been right about ${facts}`,
};
