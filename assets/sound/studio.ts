import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { prepare, WorkshopError } from './prepare.ts';
import type { Figures, Line, Take } from './takes.ts';

/** Speaks takes and listens to them, one after the other. */
export interface Studio {
  /** file: the raw take, 24 kHz, with silence around; seconds: without it. Throws a WorkshopError. */
  speak(take: Take): Promise<{ readonly file: string; readonly seconds: number }>;
  /** What is told of a sound of 24 kHz. texts: the ways to write what was said. Throws a WorkshopError. */
  hear(file: string, group: Line['group'], texts: readonly string[]): Promise<Omit<Figures, 'seconds'>>;
  close(): void;
}

export type Groups = { readonly [group in Line['group']]: readonly string[] };

/**
 * Opens the studio. groups: what its recogniser chooses among, and all that may be said.
 * Throws a WorkshopError that names the words that neither the dictionary nor our own list has.
 */
export async function openStudio(groups: Groups): Promise<Studio> {
  const { program, args, env } = prepare();
  const worker = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  // A studio that has ended is told by its missing answer.
  for (const stream of [worker, worker.stdin]) stream.on('error', () => undefined);
  const lines = createInterface(worker.stdout)[Symbol.asyncIterator]();
  const ask = async <T>(request: object): Promise<T> => {
    worker.stdin.write(JSON.stringify(request) + '\n');
    const line = await lines.next();
    if (line.done) throw new WorkshopError('the studio ended too early');
    const reply = JSON.parse(line.value) as T & { error?: string };
    if (reply.error) throw new WorkshopError(`the studio: ${reply.error}`);
    return reply;
  };
  const close = () => worker.stdin.end();
  try {
    const { unknown } = await ask<{ unknown: string[] }>({ groups });
    if (unknown.length > 0)
      throw new WorkshopError(
        `no pronunciation is known for: ${unknown.join(', ')} (add it to assets/sound/studio/words.json)`,
      );
  } catch (error) {
    close();
    throw error;
  }
  return {
    speak: (take) => ask({ ...take, text: take.given ?? take.text }),
    hear: (file, group, texts) => ask({ file, group, texts }),
    close,
  };
}
