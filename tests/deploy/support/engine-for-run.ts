import type { TestProject } from 'vitest/node';
import { engineWithBases, type Engine } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where none runs and none can be had, which a printed line has said. */
    engine: Engine | undefined;
  }
}

/** One engine for the whole run, with the images to begin with: `docker` finds it in every test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await engineWithBases();
  project.provide('engine', found && { compose: found.compose });
  return async () => found?.stop();
}
