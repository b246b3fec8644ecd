import {
  ASKING_ABROAD,
  GAMES,
  MESSENGERS,
  MESSENGERS_ABROAD,
  NUMBER_WORDS,
  ZERO_WORDS,
} from './contact-words.ts';
import { anyOfWords, unicodePattern } from './unicode-patterns.ts';
import { phraseOf, plain, readingOf, wordsOf } from './name-words.ts';
import { identityFaultOf } from './places.ts';
import { isRole } from './roles.ts';
import { backwards, lookalikes, skeleton } from './spelling.ts';

/** Length of the shortest real telephone numbers. */
const PHONE_DIGITS = 6;
/** Fewer words than digits: "Five Little Ducks" is not a telephone number, and "One Two Three" is a game. */
const PHONE_WORDS = 4;
/** Local numbers begin with a zero, so fewer digits are enough. */
const LOCAL_PHONE = /(^|[^\d])0[\s-]?[1-9](\d|[\s-]){2,}/;
const ZERO = new Set(ZERO_WORDS);

const digitsIn = (word: string) =>
  /^\d+$/.test(word) ? word.length : /^(double|triple)$/.test(word) ? 2 : 1;

/** Counts all digits, however they are spaced or spelled out. */
function holdsPhone(name: string): boolean {
  const text = plain(name);
  // Letters between digits that look like digits: "O77OO 9OO123".
  const typed = text.replace(/(?<=\d)[oil]+|[oil]+(?=\d)/g, (letters) => '0'.repeat(letters.length));
  if (/(\p{Nd}[\s-]*){6}/u.test(typed) || [...text].filter((c) => /\p{Nd}/u.test(c)).length >= PHONE_DIGITS)
    return true;
  if (LOCAL_PHONE.test(text)) return true;
  const words = phraseOf(name)
    .split(' ')
    .filter((word, _at, all) => all.length < 3 || !/^(and|then|plus|call|dial|ring|my|is)$/.test(word));
  const plus = /(^| )plus /.test(phraseOf(name));
  const isToCall = /(^| )(call|dial|ring|phone|tel|text|number) /.test(phraseOf(name));
  const spoken = words.filter((word) => NUMBER_WORDS[word] !== undefined || /^\d+$/.test(word));
  const digits = spoken.reduce((sum, word) => sum + digitsIn(word), 0);
  const begins = plus || isToCall || ZERO.has(spoken[0] ?? '');
  return (
    digits >= (begins ? PHONE_WORDS - 1 : PHONE_WORDS) &&
    spoken.some((word) => !/^\d+$/.test(word)) &&
    spoken.length >= words.length - (digits > PHONE_WORDS ? 1 : 0) &&
    spoken.length > 2
  );
}

const TLD =
  'com|co|org|net|uk|io|de|fr|es|it|nl|pl|ru|edu|gov|info|biz|xyz|gg|tv|me|app|dev|site|online|eu|us';
const WEB = unicodePattern(
  [
    String.raw`\b(www|https?|url|website)`,
    String.raw`\b(dot|punkt|point|punto|ponto|kropka|tochka) ?(${TLD})\b`,
    String.raw`\bdot(com|net|org|co|uk)\b|(dotcom|dotnet|dotorg|dotcouk|dotuk)$`,
    String.raw`\b(bit ?ly|goo ?gl|tinyurl|linktr ?ee|youtu ?be|wa me|t me|discord gg|fb me)\b`,
    String.raw`[\s-](com|org|net|co uk|uk|info|biz|xyz)$`,
    String.raw`-(io|gg|tv|me|de|fr|nl|pl|ru|eu|app|dev)$`,
    String.raw`(gmail|hotmail|outlook|yahoo|icloud|proton|mail|live|aol|gmx|web|insta|tiktok|youtube|game|games|site) ?(com|de|fr|net|uk|ru)$`,
    String.raw`\b(e ?mails?|g ?mail|hot ?mail|yahoo|outlook|i ?cloud|aol|gmx|proton ?mail|mail(me|to)?|inbox)\b|gmail|hotmail|icloud`,
  ].join('|'),
);

const WHO = '(?:me|us|my|you|u|mee|meh)';
const ASK = unicodePattern(
  String.raw`\b(dms?|pms?|signal|viber|zoom|kik|friend|invite|insta|tiktok|line|email|msg|message|text|txt|call|ring|phone|fone|add|follow|find|reach|contact|whats|mail|sms|inbox|ping|meet|hmu|hit|write|chat|talk|visit|join|sub|subscribe|skype|snap)( to| with| at| on| up| up on)? ${WHO}\b` +
    String.raw`|\b(my|me) (number|phone|mobile|cell|snap|insta|handle|addy|address|user|username|account|channel|server|discord|tel|digits|yt|ig|fb|school|house|postcode)\b` +
    String.raw`|\b(line|snap|game|gamer|friend|user|player|steam|epic|psn|xbox|insta) ?(id|tag|code|handle|nick|username)\b|\b(my|the) (id|nick|handle|gamertag)\b|\bdms?\b` +
    String.raw`|\b(call|ring|phone|text|txt|dial|message) \d{3,}|\bcome (to|over|round)( to)? (mine|my|me|our|ours)\b|\b(i ?m|i am) (all |home |here )?alone\b|\bhome alone .|\b(mum|mom|dad|parents|adults|grown ?ups)( s| is| are)? (out|away|gone|asleep|at work)\b|\bmums at work|\b(pics?|photos?|pix|vids?|videos?) of (me|you|u|my|ur)\b|\b(bikini|feet|foot|shower|underwear|private) (pics?|photos?|vids?|pix)\b|\b(gf|bf|irl|asl)\b|\b(boyfriend|girlfriend) (wanted|pls|please|needed)|\blooking for (a )?(bf|gf|love|date|boyfriend|girlfriend)|\bsubscribe\b|\b(like|share) (and|n) (sub|follow)|\b\d{1,2} ?(am|pm)$|\bkey under\b|\b(chat|talk|play|meet|call|text|hang) (w|wiv|wit|with) (me|us|u|you)\b|\b(let ?s|lets|wanna|can we) (meet|hang out|date|video)\b|\bmeet (up|in|at)\b` +
    String.raw`|\b(send|show|gimme|give) (me |us |a |some |ur |your )*(pics?|pix|photos?|pictures?|selfies?|nudes?|vids?|money)\b|\b(be|b) (my|ur|your) (gf|bf|girlfriend|boyfriend)\b` +
    String.raw`|\b(where|wher) (do|d|r|are) ?(u|you|ya)\b|\b(what|wat|which|whats) (ur |your |s ur |s your )?(school|street|town|city|class|number)\b|\bhow old (r|are) ?(u|you)\b|\b(r|are) (u|you) (home )?(alone|single)\b` +
    String.raw`|^follow (?!the\b|that\b|your\b)[a-z]+|^sub(scribe)? to [a-z]+|^add [a-z]+ ?\d{2,}` +
    String.raw`|${anyOfWords(ASKING_ABROAD)}|\bhmu\b|\bdm ?me\b|\b(callme|textme|addme|dmme|followme|msgme|messageme|ringme|phoneme|findme|meetme|snapme|pmme|chatme|kikme|mailme|emailme|writeme|joinme)\b` +
    String.raw`|\b(mobile|phone|tel|telephone|cell|whatsapp|telefon|telefono|handy|numero|nummer|tlf) ?(no|nr|number|num)? ?\d{2,}` +
    String.raw`|\b(rufmich|schreibmir|schreib mir|ruf mich an|ajoute moi|appelle moi|agregame|llamame|sigueme|chiamami|scrivimi|me chama|bel me|zadzwon|napisz do)\b`,
);

const MESSENGER = unicodePattern(
  String.raw`\b(?!zoom zoom)${anyOfWords(MESSENGERS)}\b|(snapchat|instagram|whatsapp|tiktok|discord|telegram|facebook|youtube|onlyfans|omegle|viber|wechat|insta(?=\d|$)|^insta(?!nt|nc|l|b|t)|^snap(?=[a-z]*\d{2,}|me|my)|kik(?=me|\d))`,
);
/** Other scripts have no narrow letters that could be confused. */
const ABROAD = new RegExp(anyOfWords(MESSENGERS_ABROAD));
/** The short ones, only as whole words: "ВК Лена". */
const SHORT_ABROAD = unicodePattern(String.raw`\b(вк|тг|инст|снап|снэп|ютуб|вайб|тел|номер)\b`);
const LOOKS = new Set(MESSENGERS.filter((word) => word.length > 4).map(skeleton));
/** Long ones with one letter missing: "instgram". */
const SHORTENED = new Set(
  MESSENGERS.filter((word) => word.length > 7).flatMap((word) =>
    [...word].map((_letter, at) => word.slice(0, at) + word.slice(at + 1)),
  ),
);
/** Abbreviations of messaging services before a name. */
const INITIALS =
  /^(tt|sc|ig|yt|fb|tg|vk|wa|dc|wp) [a-z]+\d*( \d+| [a-z])?$|^[a-z]+ (on|at) (tt|sc|ig|yt|fb|dc|wa|snap|line|signal|xbox)$/;
/** Children may like a game's name; with somebody's number it is a contact. */
const IN_GAME = unicodePattern(
  String.raw`\b${anyOfWords(GAMES)} ([a-z]+ ?\d{2,}|(user|id|name|nick|tag|me|account|friend|add)\b)|\b[a-z]+\d{2,} (on |in |at )?${anyOfWords(GAMES)}\b|\b(my|on) ${anyOfWords(GAMES)}\b`,
);

/** Snap is also a sound, a card game and part of a plant. */
const SNAP = /\bsnap\b/;
const GOOD_SNAP =
  /\b(ginger|brandy|dragon|pea|peas|crackle|pop|oh|cold|finger|crab|turtle|shrimp|shot|back|dragons|sugar|happy|cracker|crocodile|whip)\b/;

const holdsContact = (name: string): boolean => {
  const text = plain(name).replace(/[’']/g, '');
  const forms = [text, phraseOf(name), text.replace(/[\s-]/g, ''), ...wordsOf(name).readings];
  // "sub 2 me", "t3xt me", "p h o n e me".
  const spoken = readingOf(name).join(' ').replace(/\b2\b/g, 'to').replace(/\b4\b/g, 'for');
  if ([...forms.slice(0, 2), spoken].some((form) => WEB.test(form) || ASK.test(form))) return true;
  if (WEB.test(forms[2]!) && /dot(com|net|org|co|uk)|gmail|hotmail|https?|www/.test(forms[2]!)) return true;
  if (forms.some((form) => MESSENGER.test(form) || ABROAD.test(form) || SHORT_ABROAD.test(form))) return true;
  const { readings, joined } = wordsOf(name);
  const words = [...readings, ...joined.map((one) => one.text)].filter((word) => word.length > 4);
  if (words.some((word) => SHORTENED.has(word))) return true;
  if (words.some((word) => lookalikes(word).some((look) => LOOKS.has(skeleton(look))))) return true;
  if (words.some((word) => word.length > 5 && LOOKS.has(skeleton(backwards(word))))) return true;
  if (forms.slice(0, 2).some((form) => INITIALS.test(form) || IN_GAME.test(form))) return true;
  return forms.slice(0, 2).some((form) => SNAP.test(form) && !GOOD_SNAP.test(form));
};

/** What a name reveals or pretends that it must not; undefined for nothing. */
export function safetyFaultOf(name: string): 'contact' | 'age' | 'address' | 'role' | undefined {
  if (holdsPhone(name) || holdsContact(name)) return 'contact';
  const phrase = phraseOf(name);
  const typed = plain(name).replace(/[’']/g, '').replace(/-/g, ' ');
  return identityFaultOf(phrase, typed) ?? (isRole(name) ? 'role' : undefined);
}
