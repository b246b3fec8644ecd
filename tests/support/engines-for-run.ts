import { ensureBuilt } from '#server/prepare.mjs';
import { ensureEngines } from './engines/engines.ts';

/** Test files run in parallel, each with a browser and a product: what they share is prepared before. */
export default function prepare(): void {
  ensureEngines();
  ensureBuilt({ lab: true });
}
