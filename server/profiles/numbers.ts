import { plain } from './name-words.ts';

/** Numbers with a bad meaning, beside any word. */
const BAD_NUMBER = /^(1488|8814|6969|80085|58008|5318008)$/;

/**
 * Numbers that a child may simply like, "Otter 69", and the words beside which they mean something else. The first one
 * is refused alone, too.
 */
const SIGNS: readonly (readonly [number: RegExp, beside: RegExp])[] = [
  [
    /^69$/,
    /^$|\b(lov\w*|bab[ey]\w*|girls?|boys?|hot\w*|beds?|me|us?|you|dadd?y?|mum\w*|mom\w*|kiss\w*|wild|night|dirty|nasty|bad|like|want|do|x+|wanna)\b/,
  ],
  [/^88$/, /\b(white\w*|power|sieg|reich\w*|volk\w*|blood|blut|pride|aryan\w*|race|ss|14)\b/],
  [/^(14|18)$/, /\b(white\w*|words|88|combat|power)\b/],
];

/** Whether a number in a name means something that is not for children. Favourite numbers do not. */
export function hasBadNumber(name: string): boolean {
  const pieces = plain(name).match(/\d+|[^\d\s'’-]+/g) ?? [];
  return pieces.some(
    (piece, at) =>
      BAD_NUMBER.test(piece) ||
      SIGNS.some(
        ([number, beside]) =>
          number.test(piece) && beside.test(pieces.filter((_, other) => other !== at).join(' ')),
      ),
  );
}
