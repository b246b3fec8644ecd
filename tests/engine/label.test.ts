import { expect, test } from 'vitest';
import { createLabel, wrapEvenly } from '#engine/sprites/label.ts';

const lengths = (text: string, width: number) => {
  const label = createLabel({ text, size: 40, wrap: width });
  const greedy = label.height;
  wrapEvenly(label, width);
  expect(label.height).toBe(greedy);
  return label.width;
};

test('a text breaks into lines that are about as long, and no more of them', () => {
  const text = 'Tap ten first. Then tap the number that comes next.';
  const whole = createLabel({ text, size: 40 }).width;
  // A little too narrow for one line: two halves, not a line and a word.
  expect(lengths(text, whole - 20)).toBeLessThan(whole * 0.65);
});

test('a text that fits stays on its line', () => {
  const whole = createLabel({ text: 'Tap zero first.', size: 40 }).width;
  expect(lengths('Tap zero first.', whole + 40)).toBe(whole);
});
