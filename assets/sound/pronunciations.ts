/**
 * British ways to say words that the front end's American dictionary says otherwise, in the voice's own phones:
 * "aa" is the o of box, "aa r" the long a of start; an r before a consonant or at the end is silent in this voice.
 * Syllables are lists of phones, with 1 when stressed.
 */
export const PRONUNCIATIONS: { readonly [word: string]: string } = {
  after: '(((aa r f) 1) ((t er) 0))',
  altogether: '(((ao l) 0) ((t ax) 0) ((g eh) 1) ((dh er) 0))',
  answer: '(((aa r n) 1) ((s er) 0))',
  banana: '(((b ax) 0) ((n aa r) 1) ((n ax) 0))',
  bananas: '(((b ax) 0) ((n aa r) 1) ((n ax z) 0))',
  basket: '(((b aa r s) 1) ((k ih t) 0))',
  baskets: '(((b aa r s) 1) ((k ih t s) 0))',
  "can't": '(((k aa r n t) 1))',
  diamond: '(((d ay) 1) ((ax) 0) ((m ax n d) 0))',
  fast: '(((f aa r s t) 1))',
  hexagon: '(((hh eh k) 1) ((s ax) 0) ((g ax n) 0))',
  hoo: '(((hh uw) 1))',
  hooray: '(((hh uh) 0) ((r ey) 1))',
  last: '(((l aa r s t) 1))',
  path: '(((p aa r th) 1))',
  pentagon: '(((p eh n) 1) ((t ax) 0) ((g ax n) 0))',
  thirteen: '(((th er) 0) ((t iy n) 1))',
  tomato: '(((t ax) 0) ((m aa r) 1) ((t ow) 0))',
  was: '(((w aa z) 1))',
  what: '(((w aa t) 1))',
  woo: '(((w uw) 1))',
  zero: '(((z iy r) 1) ((r ow) 0))',
};

const ALONE = /\d+|[a-z']+/g;

/** The pronunciations that a text needs. */
export const pronunciationsFor = (text: string): readonly string[] =>
  (text.toLowerCase().match(ALONE) ?? []).flatMap((word) => PRONUNCIATIONS[word] ?? []);
