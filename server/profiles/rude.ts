import { withoutFamilyName } from './family-names.ts';
import { wordsOf } from './name-words.ts';
import { isRudeElsewhere } from './rude-letters.ts';
import { isFine, isMatched, isRudeJoined, isRudeWord } from './rude-latin.ts';
import { isRudePhrase } from './rude-phrases.ts';

/** Animals, dishes, characters of books, and first names that would be refused without the rest of the name. */
const GOOD_PHRASES =
  /\b(willy wonka|free willy|wee willie|(blue|great|coal|marsh|willow|bearded|long-tailed) tits?|boob(y|ies) bird|blue-footed booby|jackass penguin|wild ass|maine coon|golden cock|cock robin|puss in boots|crested tit|wee bear|wee fox|dick van dyke|dick whittington|dick smith|dick turpin|dick grayson|dick tracy|van dyke|dyke road|dead sea|dick dastardly|cock a doodle( doo)?|dik[ -]?dik|bum[ -]?(soo|su|suk|sik|jin|seok|ki|joon|jun|joo|hyun|young|gyu|chul)|(ki|sang|young|kyung|jae|sung|dong|chang|kwang|hyun|han)[ -]?bum|ugly duckling|death star|bone head|kum[ -]?kum|(in|hyun|ji|woo|min|jae|kwang|young|jung|yong|chang|kyung)[ -]?sik|pussy ?willows?|pussy ?cats?|spotted dick|faggots and peas|sperm whales?|killer whales?|killer bees?|killer queen|shag (bird|rug|pile)s?|tit for tat|cock au vin|coq au vin|spunk water|dung beetles?|anal shah|de kock|van der kuyt|moby dick|crack(ed)? (egg|nut)s?|gun dog|top gun|shot gun|water guns?|nerf guns?|cannon ?balls?|bath bombs?|crispy duck|hot cross buns?|rock bottom|bloody mary|bum ?bag|fanny pack|bloodhound|dead ?pool|stinky bishop|ana l|anu s|bich (ngoc|phuong|thuy|van|hanh|lien|tram|hang|huong)|(shi|sze|yee|wai|chi) ting|(yu|wing|ka|man|kwok|tak|siu|chi) fuk|fuk (wing|man|yuen|lam|lee|wong|chan))\b/gi;

/** Refused only in capitals: in lower case they are real names. */
const SHOUTED = /(^|[\s-])(ISIS|NSDAP|SS)($|[\s\d-])/;

/** Whether a name is rude, hateful or frightening, in any of many languages, in any spelling. */
export function isRude(typed: string): boolean {
  const name = withoutFamilyName(typed).replace(GOOD_PHRASES, ' ');
  const { readings, accented, joined } = wordsOf(name);
  return (
    SHOUTED.test(typed) ||
    isRudePhrase(typed.replace(GOOD_PHRASES, ' ')) ||
    readings.some((word) => isRudeWord(word, accented.has(word))) ||
    joined.some(isRudeJoined) ||
    isRudeElsewhere(name) ||
    readings.some((word) => !isFine(word) && !accented.has(word) && isMatched(word))
  );
}
