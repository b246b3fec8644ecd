import type { Logger } from 'pino';
import { databaseRefusal } from '#server/errors.ts';

/** Runs work after the answer, so that the answer's time reveals nothing; the server waits for it before it stops. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when all work started so far is done. Never rejects. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const job: Promise<void> = work()
        .catch((error: unknown) => {
          if (databaseRefusal(error))
            log.warn({ reason: (error as Error).message }, `${what} had to be given up`);
          else log.error({ err: error }, `${what} failed`);
        })
        .finally(() => running.delete(job));
      running.add(job);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
