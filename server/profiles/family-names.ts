import { plain } from './name-words.ts';
import { isFirstName, isLastName } from './real-names.ts';
import { readWords } from './word-lists.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** First names with another meaning that are accepted as names even when they stand alone. */
const ALONE = set('fanny willy');
/** First names that are accepted only before a family name. */
const BEFORE_A_FAMILY_NAME = set('dick gun wee gaylord');
/** Family names that are accepted only after a first name. */
const AFTER_A_FIRST_NAME = set(
  'butt hooker weed dick gun dyke wee hoe rimmer kuntz wanke stoner butts nutter crapper slagg shittu shitov fooks fuke',
);

/** Family names that form a joke with the word before. */
const NOT_BEHIND = set(`
  pack pic cheese stroker long short hung wood pole rider hunter blower puller sauce nose hand finger ring worm weed hole butt
  hooker dick cox johnson peter rod balls fist beard bush burger bang bender biter sniffer slap
`);
/** First names that form a joke with the word after. */
const NOT_BEFORE = set(`
  amanda angel anita baby ben bong candy cherry crystal destiny drew dusty fanny happy hardy harry holden honey hugh ima ivana ivor
  jane jenny johnny lou mike misty ophelia pat peter phil precious randy ray rich rob rock rod rusty sandy seymour star sugar sunny
  tess tommy wanda willy
`);
const FILLING = readWords('fillers');

const isInitial = (word: string) => word.length === 1;
const canFollow = (word: string) =>
  !FILLING.has(word) && !NOT_BEHIND.has(word) && (isFirstName(word) || isLastName(word));
const canLead = (word: string) => !FILLING.has(word) && !NOT_BEFORE.has(word) && isFirstName(word);

/**
 * Removes the one word in a name that is also an ordinary name, where it is meant as one: "Fanny", "Dick Turner", "Amir
 * Butt", but not "Big Willy", "Butt" or "Happy Hooker". The rest is checked like any other name.
 */
export function withoutFamilyName(name: string): string {
  const typed = name.split(/\s+/);
  const words = typed.map(plain).filter((word) => !/^\d+$/.test(word));
  const [first = '', ...behind] = words;
  const [last = '', ...before] = words.toReversed();
  if (ALONE.has(first) && behind.every((word) => isInitial(word) || canFollow(word)))
    return typed.slice(1).join(' ');
  if (BEFORE_A_FAMILY_NAME.has(first) && behind.length > 0 && behind.every(canFollow))
    return typed.slice(1).join(' ');
  if (AFTER_A_FIRST_NAME.has(last) && before.length > 0 && before.every(canLead))
    return typed.filter((word) => plain(word) !== last).join(' ');
  return name;
}
