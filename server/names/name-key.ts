import unhomoglyph from 'unhomoglyph';

/** Accents on Latin, Greek and Cyrillic letters. In other scripts such marks make different letters. */
const MARKS = /[\u0300-\u036f]/g;

/** Digits within words, mapped to the letters they look like. At the end of a word they are numbers. */
const LOOKS: Readonly<Record<string, string>> = { 2: 'z', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Look-alikes that Unicode's table leaves to the font: i and l, one wide letter and two narrow ones. */
const alike = (text: string) =>
  text
    .replace(/(?<=\p{L})[34578](?=\p{L})|(?<![\p{L}\p{N}])[234578](?=\p{L}{2})/gu, (sign) => LOOKS[sign]!)
    .replace(/i/g, 'l')
    .replace(/vv/g, 'w')
    .replace(/\s|[-'’]/g, '');

const foldOnce = (text: string) => unhomoglyph(text.normalize('NFD')).toLowerCase();

/**
 * The key that must be unique: equal for names that look the same to a child, whatever their letters are. The skeleton
 * of Unicode TR 39, ignoring case, accents, spaces, hyphens and apostrophes.
 */
export const nameKey = (name: string): string =>
  // Looks like v, although the table maps it to u. Twice: the table treats capital and small letters separately.
  alike(
    foldOnce(foldOnce(name.normalize('NFKC').replace(/[ʋƲ]/g, 'v')))
      .normalize('NFD')
      .replace(MARKS, ''),
  ).normalize('NFC');
