import { ROLE_FILLERS, ROLES, ROLES_IN_COMPANY, SOFT_ROLES } from './contact-words.ts';
import { phraseOf, plain, wordsOf } from './name-words.ts';
import { backwards, lookalikes, skeleton } from './spelling.ts';
import { anyOfWords } from './unicode-patterns.ts';

const COUNTABLE = /^(\d+|the|a|an|i|am|im|is)$/;
const ROLE = new Set(ROLES);
const SOFT_ROLE = new Set(SOFT_ROLES);
const IN_COMPANY = new Set(ROLES_IN_COMPANY);
const ROLE_FILLER = new Set(ROLE_FILLERS);
const GLUED_ROLE =
  /lehrer(in)?$|admin|superuser|администр|поддержк|moderator|addly|helpdesk|headteacher|sysop|webmaster|gamemaster|customerservice|gamesupport|techsupport|nookteam|nookstaff|gamestaff|официал/;

/** Chinese, Japanese and Korean put no spaces between words. */
const UNSPACED_ROLE = new RegExp(
  anyOfWords(ROLES.filter((word) => /^[\p{sc=Han}\p{sc=Hangul}]/u.test(word))),
);

/** Stands in stories and before made-up names: "Professor Pickle". In Spanish, with one s, it is a teacher. */
const TITLE = 'professor';
/** Long ones are recognised in any spelling. */
const ROLE_LOOKS = new Set(ROLES.filter((word) => /^[a-z]{7,}$/.test(word)).map(skeleton));
/** Titles that players of games put beside the names of moderators. */
const RANKED = /^(gm|mod|cm) [a-z]+( \d+)?$|^[a-z]+ (gm|mod)$/;
/** Whoever answers for a game. */
const TEAM =
  /(^| )(dev|mod|admin|customer|support|tech|help|player|account|safety|service|school|site|app) (team|care|crew|staff|desk|services?|support|office|creator|maker|owner)( |$)|(^| )creator of (the )?(game|app|site)/;
const PARENT =
  'mum|mummy|mumsy|mom|mommy|momma|mama|mam|dad|daddy|dada|papa|parent|parents|nan|nanny|granny|grandma|grandad|grandpa|auntie|uncle|mutter|vater|mutti|vati|maman|mere|pere|madre|padre|mamma|babbo|mae|pai|moeder|vader|tata|matka|otec';
/** Somebody's parent or carer, but no bear of a story: "Your Mum", but not "Mummy Bear". */
const GROWN_UP = new RegExp(
  `^(your|ur|yr|ya|yo|our|my|the|real|deine?|meine?|ta|ton|ma|mon|tu|mi|tua|mia|mio) (${PARENT})$|^[a-z]+ s (${PARENT})$|^[a-z]{2,}s (mum|mummy|mom|mommy|dad|daddy)$|^(mum|mummy|mom|mommy|dad|daddy|mutter|vater|maman)( \\d+)?$`,
);

/** Whether a name claims to speak for us, a school or another authority for children. */
export function isRole(name: string): boolean {
  const { readings, joined } = wordsOf(name);
  const phrase = phraseOf(name);
  if (RANKED.test(phrase) || TEAM.test(phrase) || GROWN_UP.test(phrase)) return true;
  if (UNSPACED_ROLE.test(phrase)) return true;
  if (readings.some((word) => word !== TITLE && ROLE_LOOKS.has(skeleton(word)))) return true;
  const isOne = (word: string) => ROLE.has(word) || ROLE.has(word.replace(/s$/, '')) || GLUED_ROLE.test(word);
  if (
    [...readings.flatMap(lookalikes), ...readings.filter((word) => word.length > 4).map(backwards)].some(
      isOne,
    )
  )
    return true;
  if (joined.some(({ text }) => ROLE.has(text) || GLUED_ROLE.test(text))) return true;
  const whole = plain(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const soft = (word: string) =>
    SOFT_ROLE.has(word) || SOFT_ROLE.has(word.replace(/\d+$/, '')) || SOFT_ROLE.has(word.replace(/s$/, ''));
  const company = (word: string) => IN_COMPANY.has(word) || soft(word);
  const filler = (word: string) => ROLE_FILLER.has(word);
  const sayNothing = (word: string) => filler(word) || COUNTABLE.test(word);
  const claims = whole.some(soft) || (whole.some(company) && whole.some(filler));
  if (claims && whole.every((word) => company(word) || sayNothing(word))) return true;
  const glued = whole.join('');
  return (
    (readings.some(soft) && whole.length === 1) ||
    SOFT_ROLE.has(glued) ||
    joined.some(({ text, letters, pieces }) => letters === pieces && SOFT_ROLE.has(text))
  );
}
