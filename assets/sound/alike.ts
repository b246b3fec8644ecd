/**
 * Words that we say, with others of the same sound, and other spellings of one word; the first of a group stands for
 * all. Words that only sound similar (add and and, pears and peers, gone and gun) have no place here: they are mistakes.
 */
export const GROUPS: readonly (readonly string[])[] = [
  ['one', 'won'],
  ['two', 'to', 'too'],
  ['four', 'for', 'fore'],
  ['eight', 'ate'],
  ['add', 'ad'],
  ['pear', 'pair', 'pare'],
  ['pears', 'pairs', 'pares'],
  ['plum', 'plumb'],
  ['right', 'write'],
  ['no', 'know'],
  ['not', 'knot'],
  ['new', 'knew'],
  ['red', 'read'],
  ['blue', 'blew'],
  ['way', 'weigh'],
  ['wear', 'where', 'ware'],
  ['some', 'sum'],
  ['there', 'their', 'theyre'],
  ['hear', 'here'],
  ['be', 'bee'],
  ['great', 'grate'],
  ['hooray', 'hurray'],
  ['woo', 'whoo'],
  ['woohoo', 'whoohoo'],
  ['altogether', 'alltogether'],
  ['hoo', 'who'],
  ['rhombus', 'rombus'],
];

export const ALIKE: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([stands, ...others]) => others.map((other) => [other, stands!] as const)),
);
