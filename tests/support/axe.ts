import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds. */
export const violations = (page: Page): Promise<readonly string[]> =>
  foundBy(new AxeBuilder({ page }).withTags(TAGS));

/** The same, of colours alone. */
export const unreadable = (page: Page): Promise<readonly string[]> =>
  foundBy(new AxeBuilder({ page }).withRules(COLOURS));

/** Without frames it need not merge results, which would open another page. */
async function foundBy(axe: AxeBuilder): Promise<readonly string[]> {
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
