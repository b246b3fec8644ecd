import { isInsult } from './insults.ts';
import { phraseOf, readingOf } from './name-words.ts';
import { skeleton } from './spelling.ts';
import { listsIn, readList, type Phrase } from './word-lists.ts';

/** Words without meaning between two others. */
const ARTICLES = new Set(['the', 'a', 'an', 'all', 'some', 'those', 'these', 'every', 'of', 'im', 'i', 'so']);

/** Short words are compared as they are: "ti" and "tl" are not the same. */
const boneOf = (word: string) => (/^[a-z]{4,}$/.test(word) ? skeleton(word) : word);

const PHRASES = new Map<string, Phrase[]>();
const GLUED = new Set<string>();
for (const list of listsIn('rude').map(readList))
  for (const { words, open } of list.phrases) {
    const bones = words.map((word, at) => (open && at === words.length - 1 ? word : boneOf(word)));
    const first = bones[0]!;
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words: bones, open }]);
    if (words.join('').length > 6) GLUED.add(skeleton(words.join('')));
  }

function holdsListed(words: readonly string[]): boolean {
  const bones = words.map(boneOf);
  const isAt = (from: number, { words: wanted, open }: Phrase) =>
    wanted.every((word, at) => {
      const last = open && at === wanted.length - 1;
      return last ? words[from + at]?.startsWith(word) : bones[from + at] === word;
    });
  return bones.some((bone, from) => PHRASES.get(bone)?.some((phrase) => isAt(from, phrase)));
}

const HARM =
  'kick|hit|smash|bash|batter|shank|break|knife|kill|kil|murder|hurt|cut|hang|shoot|stab|choke|drown|burn|strangle|poison|slit|slash|harm|rape|behead|punch|beat|starve|smother|execute|gas|bomb|whip|slap';
const HATE =
  'hate|hates|h8|kill|kil|gas|burn|shoot|stab|hang|lynch|deport|ban|bomb|beat|punch|no more|death to|down with|fuck|against|anti|exterminate|ihate';
const GROUPS =
  'jews?|muslims?|moslems?|islam|blacks?|black people|whites|white people|gays?|lesbians?|lgbt|trans|arabs?|christians?|hindus?|sikhs?|immigrants?|migrants?|foreigners?|refugees?|gypsy|gypsies|roma|turks|poles|asians|indians|chinese|japanese|russians|ukrainians|mexicans|africans|germans|americans|women|girls|boys|men|kids|children|teachers|babies|disabled|auslander|juden|turken|moslems|auslaendern?|arabes|juifs|noirs|musulmans|judios|moros|negros|ebrei|zydow|zydzi|turci|romi|cigani|cikani';
const SELVES =
  'em|myself|yourself|urself|ur self|my self|your self|yourselves|himself|herself|themselves|ourselves|me|you|u|him|her|them|us|people|everyone|everybody|everything|ppl|ya|mum|mom|dad|teacher|school|wrists?|throats?|veins|babies|kids|children|puppies|kittens';
const ENDS =
  'out|raus|scum|hater|haters|killer|killers|hunter|go home|suck|stink|die|vermin|pigs|must die|should die|not welcome|dehors|fuera|fuori|weg|precz|ven|van';

const YOUNG = 'kids?|child|children|girls?|boys?|toddlers?|bab(?:y|ies)|minors?|schoolgirls?|schoolboys?';
const DRUGS =
  'beers?|wine|gin|rum|cider|whiske?y|lager|alcohol|booze|drugs?|cigs?|cigarettes?|tobacco|fags?|weed|pot|grass|hash|pills|glue|vapes?|coke|crack|snus|shisha';

/** Threats and hate, whoever is meant. Compared with the words of a name in lower case. */
const FRIGHTENING = new RegExp(
  [
    `(^| )(${HARM})(s|ed|ing)? (all |the |all the |my |your |ur |a )*(${SELVES}|girls?|boys?|neck|bones|teeth)( |$)`,
    `(^| )(${HATE})(s|ed|ing)? (all |the |all the |my |your )*(${GROUPS})( |$)`,
    `(^| )(${GROUPS}) (${ENDS})( |$)`,
    `(^| )(i|ill|i ll|im|will|gonna|going to|want to|wanna) (gonna |will |want to |to )?(kill|die|murder|shoot|stab)( |$)`,
    '(^| )(want|wanna|wants|ready|deserves?|going|hope|gonna|should|must|let me|please|pls|you|u) (to |ll |will )?die( |$)',
    '(^| )(end|take|hate|ending) (my|your|ur|this) (own )?life( |$)',
    '(^| )(drink|eat|swallow|take) (some )?(bleach|poison|pills)( |$)',
    '(^| )jump (off|from|out) ',
    '(^| )bleach (drink|eat|swallow)',
    '(^| )(snot|bogey|bogeys|booger|boogers|earwax|poo|puke|vomit|blood|dirt|toilet|bin|sick) (eat|drink|lick|sniff)',
    '(^| )(eat|eats|lick|licks|drink|drinks|sniff|sniffs) (the |your |ur |my |some )?(snot|bogeys?|boogers?|earwax|puke|vomit|blood|dirt|toilets?|sick|bins?|feet|toes|sweat)( |$)',
    '(^| )(throw|throws|throwing|puke|puking|chuck|chucking) up( |$)',
    '(^| )(devil|satan|demon|hitler|nazi) (worship|lover|fan|child)',
    '(^| )(knife|gun|gang|hate) (crime|fight|attack|man|war|violence|member|leader|life)',
    '(^| )(od|overdose|overdosing) (on|with|me|now)( |$)',
    '(^| )(no more|end of|ready for|not worth|tired of|sick of|done with|over) (my )?(life|living|death)( |$)',
    '(^| )(i m|im|i am|feel|feeling) (so |too |very |just |really )?(fat|ugly|stupid|dumb|worthless|useless|nothing|alone|unloved|suicidal|depressed|hated|a failure|a loser|a mistake)( |$)',
    `(^| )(touch|touches|touching|touched) (little |small |young |ur |your |my |the )*(${YOUNG})( |$)`,
    `(^| )(love|loves|like|likes|want|wants|hot|sexy|4|for) (little|small|young|teen|naked) (${YOUNG})( |$)`,
    `(^| )(hot|sexy|sexi|naked|nude|horny|wet|fit|thicc|topless) (${YOUNG}|babes?|women|woman|mums?|moms?|dads?|mamas?|daddy|mommy|guys?|teens?|chicks?|ladies|teacher|body|bod|legs|lips)( |$)`,
    '(^| )(balls|thing|tongue|it|that|this|willy) (in|up|on) (my |your |ur |the )?(mouth|butt|face|bum|hole|arse|throat)( |$)',
    `(^| )(black|brown|yellow|white|asian|indian|african|jew|jewish|muslim|gypsy|chinese) (monkeys?|apes?|scum|trash|slaves?|vermin|savages?|cockroach(es)?|filth|power|pride|supremacy|race|masterrace)( |$)`,
    '(^| )slaves? (owner|trader|master|driver|boy|girl|market)s?( |$)',
    `(^| )(${DRUGS})s? (lover|drinker|fan|addict|head|king|queen|boy|girl|monster|dealer|user|smoker|party|4 ?life)s?( |$)`,
    `(^| )(love|loves|drink|drinks|drinking|want|need|smoke|smokes|smoking|sniff|take|buy|sell|selling) (some |my |the )?(${DRUGS})( |$)`,
    '(^| )(school|mall|mass) (shooter|shooting|bomber|killer)s?( |$)',
  ].join('|'),
);

/** Invented names that are rude when read aloud. */
const READ_ALOUD =
  /^(mike hunt|ben dover|hugh (janus|jass|jorgan)|mo(e)? lester|ha[yi]wood jablome|heywood jablome|phil mc ?cracken|justin cider|dixie (normous|rect)|i ?p freely|ivana tinkle|anita (bath|hanjaab)|barry mc ?[ck]oc?kiner|jenna tull?s|wayne ker+|hugh? g ?rection|phuc dat|willie stroker|pat my ?back|al coholic|jenny talia?s?|amanda hugg? ?n? ?kiss|seymour butts?|oliver clothes ?off|connie lingus|dick ?tate|mike oxlong|mike (litoris|rotch)|gabe itch|harry (ballz?|balls|butt|dick)|yuri nator|wilma dick ?fit|drew peacock|jack mehoff|jack goff|peter file|eileen dover|neil down|rick o ?shea d|tess tickles?|stan dupp|holden mcgroin|buster hymen|craven moorehead|dick hertz|dick long|long dick|jack inoff|hu jass|sum ting wong|wi tu lo|ho lee fuk|bang ding ow|deez nuts?|ligma( balls)?|sugma( balls)?|sugondese( nuts)?|bofa( deez)?|candice( dick)?|joe mama|updog|dragon deez|sawcon|imagine dragon deez)$/;

/** Whether words that are harmless one by one are rude, hateful or frightening together. */
export function isRudePhrase(name: string): boolean {
  if (isInsult(name)) return true;
  // A capital I in the middle of a word is read as a small l.
  const phrase = phraseOf(name.replace(/(?<=\p{Ll})I+/gu, (strokes) => 'l'.repeat(strokes.length)));
  const words = phrase.split(' ');
  const spoken = words.filter((word) => !ARTICLES.has(word));
  return (
    READ_ALOUD.test(phrase) ||
    FRIGHTENING.test(phrase) ||
    FRIGHTENING.test(readingOf(name).join(' ')) ||
    holdsListed(readingOf(name)) ||
    holdsListed(words) ||
    holdsListed(spoken) ||
    GLUED.has(skeleton(words.join('')))
  );
}
