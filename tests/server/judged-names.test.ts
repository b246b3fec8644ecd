import { describe, expect, it } from 'vitest';
import { usernameSchema } from '#server/contract/fields.ts';
import { isGoodName } from '#server/profiles/names.ts';
import { GOOD, HOSTILE } from './support/judged-names.ts';

/** Shares of a list. Source: the contract's limits for the filter. */
const MOST_PASSED = 0.03;
const MOST_REFUSED = 0.02;

const isAccepted = (name: string) => {
  const parsed = usernameSchema.safeParse(name);
  return parsed.success && isGoodName(parsed.data);
};

describe('of names that are judged', () => {
  it('there are several hundred of either kind', () => {
    expect(Object.values(HOSTILE).flat().length).toBeGreaterThan(600);
    expect(GOOD.length).toBeGreaterThan(400);
  });

  it.each(Object.entries(HOSTILE))('hardly any passes that is %s', (_kind, names) => {
    const passed = names.filter(isAccepted);
    expect(passed.length / names.length, passed.join(', ')).toBeLessThan(MOST_PASSED);
  });

  it('hardly any good one is refused', () => {
    const refused = GOOD.filter((name) => !isAccepted(name));
    expect(refused.length / GOOD.length, refused.join(', ')).toBeLessThan(MOST_REFUSED);
  });
});
