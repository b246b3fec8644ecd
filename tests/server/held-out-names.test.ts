import { describe, expect, it } from 'vitest';
import { usernameSchema } from '#server/contract/fields.ts';
import { isGoodName } from '#server/profiles/names.ts';
import fine from './support/names/fine.txt?raw';
import hostile from './support/names/hostile.txt?raw';

/** Shares of a list. Source: the contract's limits for the filter. */
const MOST_PASSED = 0.03;
const MOST_REFUSED = 0.02;

const lines = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
/** Stored by ROT13, so that nobody has to read them. */
const turned = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

const isAccepted = (name: string) => {
  const parsed = usernameSchema.safeParse(name);
  return parsed.success && isGoodName(parsed.data);
};

describe('of names that were written without looking at the filter', () => {
  it('hardly a hostile one passes', () => {
    const names = lines(hostile).map(turned);
    const passed = names.filter(isAccepted);
    expect(names.length).toBeGreaterThan(700);
    expect(passed.length / names.length, passed.join(', ')).toBeLessThan(MOST_PASSED);
  });

  it('hardly a good one is refused', () => {
    const names = lines(fine);
    const refused = names.filter((name) => !isAccepted(name));
    expect(names.length).toBeGreaterThan(700);
    expect(refused.length / names.length, refused.join(', ')).toBeLessThan(MOST_REFUSED);
  });
});
