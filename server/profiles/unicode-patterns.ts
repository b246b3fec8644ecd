/** A word boundary for all scripts; JavaScript's own \\b only knows English letters. */
const EDGE = String.raw`(?:(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])(?![\p{L}\p{M}\p{N}]))`;
/** A regular expression in which \\b works for all scripts. */
export const unicodePattern = (source: string) => new RegExp(source.replaceAll('\\b', EDGE), 'u');

/** Matches any of these words. */
export const anyOfWords = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
