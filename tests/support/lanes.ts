import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Of deployment, two files at a time: what installs and builds, which gives way (bare-debian, nodes), beside what others play
 * on and whose answers are timed (the rest, which hardly meet so).
 */
const DEPLOY = ['bare-debian', 'waits', 'two-copies', 'compose', 'nodes', 'upgrade'];
/** Whoever began one of these last would end alone, the other cores waiting. */
const LONGEST = [
  ...['guessing', 'own-plans', 'first-days', 'simulation', 'by-chance', 'every-game', 'replay'],
  ...['day-of-attack', 'limits', 'backup'],
];

function place({ project, moduleId }: TestSpecification): number {
  const order = ['deploy', 'nodes'].includes(project.name) ? DEPLOY : LONGEST;
  const at = order.indexOf(basename(moduleId, '.test.ts'));
  return at < 0 ? order.length : at;
}

/** Vitest's own order, by size, but for the tests of deployment and the longest. */
export class Lanes extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
