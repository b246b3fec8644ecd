import { readingOf } from './name-words.ts';
import { isFirstName } from './real-names.ts';
import { withoutRepeats } from './spelling.ts';
import { readWords } from './word-lists.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const oneOf = (list: ReadonlySet<string>) => (word: string) =>
  [word, withoutRepeats(word), word.replace(/[sz]$/, '')].some((form) => list.has(form));

const isInsulting = oneOf(readWords('insults'));
const isUnkind = oneOf(readWords('unkind'));
const isTeasing = oneOf(readWords('teasing'));

/** Whoever is spoken to. */
const ADDRESSED = set('you u ya ye yous youse ur yr your youre');
/** Whoever else may be meant. */
const PERSON = set(`
  boy girl kid kids child children baby babies man men woman women lady guy dude bro sis sister brother mum mom dad nan mummy mommy
  daddy teacher team class people ppl person everyone everybody someone jew muslim head face brain breath arse body family friend
  life him her he she they them his
`);
/** Words that do not change what is meant. */
const FILLING = set(`
  i im me my is are am r re s m was be so too very really such a an the this that these those all big old little lil what how why
  lol haha ha hey hi oh go away get on it just only ever most always and at mr mrs miss ms king queen lord total totally super mega
  proper well bit stay look looks we our no not like x xx bye
`);
/** Insults in few words, whatever follows; in the languages children meet most. */
const SAID = new RegExp(
  [
    String.raw`\b(ur|your|yr|ya|yo|yer) (mum|mom|mam|mama|momma|dad|nan|gran|granny|sister|sis|mother|father|family|face)(s|z)? .`,
    String.raw`\b(you|u|ya|youre|ur|you re)( r| are| re| is)?( so| too| very| really| such)?( a| an)? (bad|sad|weak|mean|evil|mad|insane|slow|short|old|nothing|nobody|nothin|pig|cow|rat|dog|monkey|ape|slug|liar|cheat|thief|coward|disease|virus|germ|poo|bald|gay|lesbian|adopted|next|finished|done|dead)\b`,
    String.raw`\b(nobody|no one|noone|no body|no1|none|nobodys|no ones) (\w+ )?(like|love|care|want|need|miss|play|friend|trust)\w*`,
    String.raw`\b(everyone|everybody|every1|we|they|all|world) (all )?(hate|h8|laugh)\w*`,
    String.raw`\b(i|we|they|he|she) (hate|despise|loathe|cant stand|can t stand|dont like|don t like) \w+`,
    String.raw`\b(je (te|t|vous|suis|veux|vais|hais|deteste)|tu (es|pues|crains|me saoules)|^t (es )?(moche|nul|con|gros|bete|laid)|ferme la|ta gueule)\b`,
    String.raw`\b(eres|sois|soy) (una? )?(feo|fea|tonto|tonta|gordo|gorda|idiota|malo|basura)|\b(te (voy|odio|mato|pego)|quiero (morir|matar)|odio|callate|cierra el)\b`,
    String.raw`\b(ich (hasse|tote|toete|bringe|will sterben)|du (bist|stinkst|nervst|opfer)|hasse (dich|euch|alle|mich)|halt (s|die|dein))\b`,
    String.raw`\b(nienawidz\w+|zabij\w*|zdychaj|chce (umrzec|zabic)|jestes (glup\w+|grub\w+|brzyd\w+)|zamknij)`,
    String.raw`(^| )(ненавижу|убью|сдохни|заткнись|пошел|пошла|хочу (умереть|сдохнуть|убить)|ты (дурак|дура|тупо\p{L}*|урод\p{L}*|жирн\p{L}*|лох))( |$)`,
    String.raw`\b(ti (odio|ammazzo|uccido)|voglio morire|stai zitt[oa]|sei (brutt|stupid|scem|gross|grass)\w+|ik haat|hou je (bek|mond|muil)|ga dood|jag hatar|nefret ed\w+|olmek istiyorum)\b`,
    String.raw`\b(hate|despise|loathe) (you|u|ya|them|him|her|me|my|ur|your|this|all|every\w*)\b`,
    String.raw`\bno (friends?|mates|brains?|life|hope|dad|mum|mom|parents|future|home|adults?|grown ?ups?)\b`,
    String.raw`\b(whites?|blacks?|boys|girls) only\b|\b(yellow|black|jew|slant|monkey|pig|piggy|wee|pee|rat) ?(face|nose|eyes?|lips)\b`,
    String.raw`\b(hitler|nazi|putin|stalin|isis|kkk|hamas|taliban|klan|osama|saddam) (fan|boy|girl|lover|youth|man|supporter|army)`,
    String.raw`\b(go|get) (away|lost|home|back)( \w+)? (noob|loser|kid|freak|you|u|home|where|to (your|ur|where))\b`,
  ].join('|'),
  'u',
);

/** Whether a name says something unkind about somebody: the reader, a child by name, or people of some sort. */
export function isInsult(name: string): boolean {
  const words = readingOf(name);
  if (words.some(isInsulting) || isInsulting(words.join('')) || SAID.test(words.join(' '))) return true;
  const isSomebody = (word: string) => ADDRESSED.has(word) || PERSON.has(word);
  const isAbout = (isBad: (word: string) => boolean, isMeant: (word: string) => boolean) => {
    const rest = words.filter((word) => !isBad(word));
    return (
      rest.length < words.length &&
      rest.some(isMeant) &&
      rest.every((word) => isMeant(word) || FILLING.has(word) || /^\d+$/.test(word))
    );
  };
  return (
    isAbout(isUnkind, (word) => isSomebody(word) || isFirstName(word)) ||
    isAbout((word) => isTeasing(word) || isUnkind(word), isSomebody)
  );
}
