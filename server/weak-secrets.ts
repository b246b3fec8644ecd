/** Placeholders that people and documents write instead of a secret. */
const FILLING = [
  'please change change this changethis changeme replace this that with your yours mine something anything here',
  'secret secrets secretly sekret geheim password passwords passwd passwort passphrase session sessions cookie token',
  'backup backups encryption key keys default example sample placeholder dummy insecure unsafe test tests testing',
  'development develop production prod staging localhost server admin root user super very really long longer',
  'enough strong random generated string value must should have need needs todo fixme addly nook openssl rand hex',
  'letmein iloveyou welcome hello world foobar lorem ipsum dolor sit amet set put enter insert type more than now before deploy',
]
  .flatMap((words) => words.split(' '))
  .toSorted((a, b) => b.length - a.length);

/** Keyboard and alphabet sequences, forwards and backwards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyzabc',
  '0123456789012',
  '1234567890123',
  '0123456789abcdef',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'azertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
const SHORTEST_RUN = 3;
/** Shorter repetitions happen by chance. */
const SHORTEST_REPEAT = 4;

const BETWEEN = /[\s\-_.,:;!?/'"]+/g;
/** A byte has two hexadecimal digits; people repeat a character up to this often before they go on to the next. */
const LONGEST_STEP = 4;

const FIGURES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};
const asLetters = (text: string) => text.replace(/[013457$@]/g, (figure) => FIGURES[figure]!);

/** Length of the longest prefix of rest that occurs in text; 0 when shorter than the shortest. */
function longest(rest: string, text: string, shortest: number): number {
  let length = shortest;
  if (rest.length < length || !text.includes(rest.slice(0, length))) return 0;
  while (length < rest.length && text.includes(rest.slice(0, length + 1))) length++;
  return length;
}

/** How many characters cannot be predicted from what precedes them. */
function unforeseen(text: string): number {
  const plain = FILLING.reduce((left, word) => left.replaceAll(word, ' '), text).replace(BETWEEN, '');
  let count = 0;
  for (let at = 0; at < plain.length; count++) {
    const rest = plain.slice(at);
    const known = [
      longest(rest, plain.slice(0, at), SHORTEST_REPEAT),
      ...RUNS.map((run) => longest(rest, run, SHORTEST_RUN)),
      /^(.)\1+/u.exec(rest)?.[0].length ?? 0,
    ];
    at += Math.max(1, ...known);
  }
  return count;
}

/** How many characters do not continue the sequence before them: 0011 22 33, 00 01 02 03, ff ee dd. */
function unstepped(text: string): number {
  const signs = [...text.replace(BETWEEN, '')];
  const isHex = signs.every((sign) => /[0-9a-f]/.test(sign));
  const values = signs.map((sign) => (/[0-9a-z]/.test(sign) ? parseInt(sign, 36) : sign.codePointAt(0)!));
  const step = (at: number, width: number) => {
    const by = values[at]! - values[at - width]!;
    return isHex ? (by + 16) % 16 : by;
  };
  const counts = Array.from({ length: LONGEST_STEP }, (_, less) => {
    const width = less + 1;
    return values.filter((_value, at) => at < 2 * width || step(at, width) !== step(at - width, width))
      .length;
  });
  return Math.min(...counts);
}

/**
 * Whether a secret is easy to guess: common words, sequences of the alphabet or keyboard, repetitions, counting bytes.
 * least: how many characters must belong to none of these.
 */
export function isEasyToGuess(secret: string, least: number): boolean {
  const text = secret.toLowerCase();
  return Math.min(unstepped(text), unforeseen(text), unforeseen(asLetters(text))) < least;
}
