import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Two files at a time: what installs and builds, which gives way (bare-debian, nodes), beside what others play on and whose
 * answers are timed (the rest, which hardly meet so).
 */
const ORDER = ['bare-debian', 'waits', 'two-copies', 'compose', 'nodes', 'upgrade'];

const place = ({ project, moduleId }: TestSpecification) =>
  ['deploy', 'nodes'].includes(project.name) ? ORDER.indexOf(basename(moduleId, '.test.ts')) : -1;

/** Vitest's own order, but for the tests of deployment. */
export class Lanes extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
