/** Finds any of many stems in a word in time linear to the word's length. */
export function createStemFinder(stems: readonly string[]): (word: string, from?: 'start') => boolean {
  const begun = new Map<string, string[]>();
  const length = Math.min(...stems.map((stem) => stem.length));
  for (const stem of stems) {
    const start = stem.slice(0, length);
    begun.set(start, [...(begun.get(start) ?? []), stem]);
  }
  return (word, from) => {
    for (let at = 0; at + length <= word.length; at++) {
      if (begun.get(word.slice(at, at + length))?.some((stem) => word.startsWith(stem, at))) return true;
      if (from === 'start') return false;
    }
    return false;
  };
}
