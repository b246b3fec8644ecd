import {
  AGE_WORDS,
  NUMBER_WORDS,
  SCHOOLS,
  SCHOOLS_ABROAD,
  STREETS_ABROAD,
  STREETS,
} from './contact-words.ts';
import { anyOfWords, unicodePattern } from './unicode-patterns.ts';

const number = anyOfWords(Object.keys(NUMBER_WORDS));
const years = `(?:[3-9]|1[0-8]|${anyOfWords(AGE_WORDS)}(?= |$))`;
const AGE = unicodePattern(
  [
    String.raw`\b(i ?am|im|i m|am|hes|shes|is|ist|est|tiene|heeft|hat|tem|aged?|ages|turned|turning|turn|nearly|almost|just|ich bin|bin|jai|j ai|tengo|ho|tenho|ik ben|mam|mne|мне|main|umar|yas|yasim|عمري|عندي)\b ?(only |now |just |nearly |almost |a |an |age )?${years}( ?(and a half|half|yrs?|years?|yo|years? old))?$`,
    String.raw`^\d (and|n) (a )?half$|\b(bday|birthday|dob) (is|on) `,
    String.raw`^(girl|boy|lad|kid|child) (age )?([3-9]|1[0-3])( |$)`,
    String.raw`^(i ?am|im|i m|ich bin|bin|jai|j ai|tengo|ik ben) ${years} \p{L}+$`,
    String.raw`\b(aged?|age of|alter|edad|idade|eta|leeftijd|wiek|возраст|yas|umur|उम्र|عمر) ?(is |of )?${years}\b`,
    String.raw`\b${years} ?(and a half )?(yrs?|years?|y ?o|years? ?old|year ?olds?|yrs? ?old|jahre?|ans|anos|annos|anni|jaar|lat|let|ar|vuotta|god|goda|godina|лет|года|год|роки|років|yas|yasinda|yasindayim|sal|saal|साल|वर्ष|سنوات|سنة|سنين|ετων|χρονων|בן|שנים|歳|才|さい|살|세|岁|歲|tahun|tuoi)(?![a-z])`,
    String.raw`(^|\s|我|今年)[3-9五六七八九十] ?(歳|才|さい|살|세|岁|歲)`,
    String.raw`\b(born|geboren|ne en|nee en|nacido|nata|nato|birthday|bday|b day|dob|bdate|birth|birthdate)( in| on| is)? ?\d+|\bdob\b|\bborn (in )?(twenty|two thousand)`,
    String.raw`\b(year|yr|grade|class|klasse|classe|form|reception|kindergarten|preschool|nursery|p|ks|room)( is)? ?(\d[a-z]?|one|two|three|four|five|six)$`,
    String.raw`\b\d(st|nd|rd|th) (grade|grader|class|form)\b|\breception class\b`,
  ].join('|'),
);

const street = anyOfWords(STREETS);
const abroad = anyOfWords(STREETS_ABROAD);
const house = String.raw`\d{1,4} ?[a-d]?`;
/** Words that almost always mean a street, wherever the number is: "Leo 5 Elm Road", "Mia Park Lane 4". */
const SURE_STREET =
  '(?:street|str|road|rd|avenue|ave|lane|crescent|terrace|boulevard|blvd|gardens|gdns|mews)';
/** Streets in songs and stories. */
const SUNG = '(?:yellow brick|old town|long winding|winding|country|rocky|memory|thunder|fury|dream|rainbow)';
const glued = String.raw`[\p{L}]{3,}(?:strasse|strase|str|straat|gasse|gatan|vagen)`;
const ADDRESS = unicodePattern(
  [
    String.raw`^${house} (\S+ ){1,3}${street}( |$)`,
    String.raw`\b${house} (\S+ ){1,2}(?:close|drive|court|way|square|place|grove|row|hill|walk)$`,
    String.raw`^(?=.*\b\d{1,4}\b).*\S ${SURE_STREET}\b`,
    String.raw`^(?!.*\b${SUNG} )(\S+ ){2,}${SURE_STREET}$`,
    String.raw`\b${abroad} (\S+ ){1,3}${house}\b`,
    String.raw`\b\S{4,}(weg|gata) ${house}\b|\b${glued} ${house}\b`,
    String.raw`^(?:${number} ){1,2}(\S+ ){1,2}${anyOfWords(['street', 'st', 'road', 'rd', 'avenue', 'ave', 'lane', 'close', 'crescent'])}$`,
    String.raw`\b(street|st|road|rd|avenue|ave) (no |number )?${house}$`,
    String.raw`\S*(strasse|str|straat|gasse|laan|weg|vej|vagen|gatan|gata) ${house}$|^${house} \S*(strasse|straat|gasse|laan|gatan)`,
    String.raw`\b${abroad} (\S+ ){0,3}${house}$|^${house} ${abroad} `,
    String.raw`\b(flat|apt|apartment|house|unit|block|wohnung|appt|piso|interno|door|room|no|nr) ?(no |nr |number )?\d+[a-d]?\b`,
    String.raw`\b(i )?(lives?|living|wohne|habite|vivo|abito|moro|woon|mieszkam) (at|in|on|near|by|in der|a|en|w)\b`,
    String.raw`\b(post ?code|zip ?code|my address|home address|postleitzahl|plz)\b`,
    String.raw`(^|\s)(?!r2d2)[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(\s|$)|(^|\s)[a-z]{1,2}\d{1,2} ?\d[a-z]{2}(\s|$)`,
    String.raw`\b(zip|plz|cap|cp|postcode|pincode) ?\d{3,}|\b\d{5} \p{L}{4,}`,
    String.raw`\b(wohnt|wohne|habite|woont|mieszka|mieszkam|живет|живу) \p{L}{3,}`,
    String.raw`\b(улица|ул|проспект|переулок|дом|кв|sokak|sok|cadde|cad|mahalle|mah|شارع|गली|मोहल्ला)( \S+)? ?\d+|\b\d+ (улица|sokak|شارع)`,
  ].join('|'),
);

/** Schools in stories and games: they do not reveal where a child is. */
const MADE_UP_SCHOOL =
  'old|cool|high|night|sunday|magic|wizard|witch|ninja|fish|dog|puppy|cat|dance|music|art|clown|hero|monster|dragon|pirate|circus|spy|space|maths?|summer|love|driving|ballet|robot|fun|best|no|after|super|unicorn|mermaid|swim|swimming|football|cookery|flying|vampire|zombie|animal|forest|jungle|fairy|princess|dino|the|a|umbrella';
const SCHOOL = unicodePattern(
  [
    String.raw`\b(?!(?:${MADE_UP_SCHOOL}) )[\p{L}\p{M}]+ ${anyOfWords(SCHOOLS)}( \d\w?)?$`,
    String.raw`^[\p{L}]+ (?:primary|elementary|nursery|infants|preschool|kindergarten|academy|high school) [\p{L}]+$`,
    String.raw`^(?:[\p{L}]+ )?(?!(?:${MADE_UP_SCHOOL}) )[\p{L}]{3,} (?:primary|elementary|infants|preschool) [\p{L}]+$`,
    String.raw`\bschool of (?!fun|rock|fish|magic|cats|dragons|music|dance)[\p{L}]`,
    String.raw`\b(lincoln|washington|jefferson|kennedy|roosevelt|central|park|north|south|east|west|\p{L}+(field|wood|ton|dale|ville)) high\b`,
    String.raw`\b${anyOfWords(SCHOOLS_ABROAD)} [\p{L}\p{M}\d]`,
    String.raw`[\p{L}\p{M}]{3,} ${anyOfWords(SCHOOLS_ABROAD)}$`,
    String.raw`\b(year|yr|grade|class|klasse|classe|clase|classe|klas|klasa|trida|razred|osztaly|klass|luokka|sinif|класс|клас) ?(\d{1,2}[a-z]?|one|two|three|four|five|six)\b`,
    String.raw`\b(mr|mrs|ms|miss|mister) [\p{L}]+ (s )?(class|klasse)\b`,
    String.raw`\b\d[a-e]? (class|klasse|klas|klasa|klass|sinif|класс|клас|ano|anno)\b`,
  ].join('|'),
);

/** Places in stories: they do not reveal where a child is. */
const NOWHERE =
  'the|a|an|my|your|outer|far|afar|above|below|beyond|nowhere|everywhere|another|other|planet|space|mars|venus|saturn|jupiter|pluto|neptune|uranus|mercury|earth|moon|sun|stars?|sky|heaven|sea|ocean|oz|narnia|neverland|wonderland|atlantis|hogwarts|dreams?|dreamland|fairyland|candyland|minecraft|roblox|mushroom|jungle|future|past|hell|within|home';
const FROM = unicodePattern(
  String.raw`\b(from|frm|outta) (?:(?!(?:${NOWHERE})\b)[\p{L}]{3,}|\d{4,5}\b|[a-z]{1,2} ?\d{1,2}\b)` +
    String.raw`|\b(komme aus|ich komme|wohnt in|habite a|vivo en|abito a|moro em|mieszkam w|z miasta|живу в|я из|из города) [\p{L}]{3,}` +
    String.raw`|^[\p{L}]+ (aus|из) (?!dem|der|die|den)[\p{L}]{3,}$|^\d{5} [\p{L}]{3,}$`,
);

/** Whether a name reveals a child's age or whereabouts. */
export function identityFaultOf(phrase: string, typed: string): 'age' | 'address' | undefined {
  if (AGE.test(phrase) || AGE.test(typed)) return 'age';
  return [typed, phrase].some((text) => ADDRESS.test(text) || SCHOOL.test(text) || FROM.test(text))
    ? 'address'
    : undefined;
}
