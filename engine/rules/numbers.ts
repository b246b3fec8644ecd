const WORDS = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten',
  'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
] as const; // prettier-ignore

/** The word for a whole number from 0 to 20. Throws RangeError outside. */
export function numberWord(value: number): string {
  const word = WORDS[value];
  if (word === undefined) throw new RangeError(`numberWord: ${value} is not a whole number from 0 to 20`);
  return word;
}

/** The whole numbers from one to the other, both included, up or down. */
export function numbersFrom(from: number, to: number): readonly number[] {
  const step = Math.sign(to - from);
  const numbers: number[] = [];
  for (let index = 0; index <= Math.abs(to - from); index++) numbers.push(from + step * index);
  return numbers;
}
