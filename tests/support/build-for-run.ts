import { ensureBuilt } from '#server/prepare.mjs';

/** Playwright's workers start the product at the same time, so it is built before. */
export default function build(): void {
  ensureBuilt({ lab: true });
}
