export const TERMS = ['autumn', 'spring', 'summer', 'other'] as const;
export type Term = (typeof TERMS)[number];

/**
 * The school term of a day: from 18 July autumn, from 1 May summer, from 1 January spring, by the local calendar.
 * Source: product specification, section 4, Terms ("otherwise autumn" can never apply to a real date, because every
 * year starts on 1 January).
 */
export function termOn(date: Date): Exclude<Term, 'other'> {
  const day = (date.getMonth() + 1) * 100 + date.getDate();
  if (day >= 718) return 'autumn';
  if (day >= 501) return 'summer';
  return 'spring';
}

/** The groups of games shown for a choice of term. */
export const termsShown = (term: Exclude<Term, 'other'> | 'all'): readonly Term[] =>
  term === 'all' ? TERMS : [term, 'other'];
