/** Whatever jar or box is the empty one, it is the same question. fact: as in its item's id. */
export const questionOf = (fact: string): string => (fact.startsWith('empty ') ? 'empty one' : fact);

/** A fact as a grown-up would write it down. fact: as in its item's id. */
export function factInWords(fact: string): string {
  const [verb, ...rest] = fact.split(' ');
  const what = rest.join(' ');
  if (verb === 'between') return `between ${rest.join(' and ')}`;
  if (verb === 'after' || verb === 'before') return `what comes ${fact}`;
  const named: Readonly<Record<string, string>> = {
    start: `starting at ${what}`,
    hear: `hearing ${what}`,
    show: `finding ${what}`,
    count: `counting ${what}`,
    empty: `the empty ${what}`,
    find: `the ${what}`,
  };
  return named[verb ?? ''] ?? fact.replace('-', '\u2212');
}
