import type { Plugin } from 'postcss';

/** The packages' files that hold our own letters, too, which come from smaller files (web/styles/letters.css). */
const WHOLE = /(fredoka-latin-wght|andika-latin-400|andika-latin-700)-normal/;

/** What is left to them: letters with accents, and signs that we do not use. */
export const OTHER_LETTERS =
  'U+A1-B6, U+B8-C4, U+C6-C8, U+CA-D6, U+D8-F6, U+F8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, ' +
  'U+329, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-205E, U+20AC, U+2122, U+2191, ' +
  'U+2193, U+2215, U+FFFD';

/** Chrome fetches every face of a space's range when the engine asks for its letters: so no letter is in two of them. */
export const partLetters: Plugin = {
  postcssPlugin: 'part-letters',
  AtRule: {
    'font-face'(face) {
      let isWhole = false;
      face.walkDecls('src', ({ value }) => {
        isWhole = WHOLE.test(value);
      });
      if (!isWhole) return;
      face.walkDecls('unicode-range', (range) => {
        range.value = OTHER_LETTERS;
      });
    },
  },
};
