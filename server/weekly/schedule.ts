import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { queueDue } from './store.ts';

const FIRST_MS = 10_000;
const LOOK_MS = 600_000;

interface ScheduleOptions {
  readonly db: Database;
  readonly mailQueue: Pick<MailQueue, 'wake'>;
  readonly log: Logger;
}

/** Looks every ten minutes whose mail is due, until the returned function is called. Several servers may do so at once. */
export function scheduleWeekly({ db, mailQueue, log }: ScheduleOptions): () => Promise<void> {
  let over = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    const many = await queueDue(db, () => over);
    if (many > 0) {
      log.info({ many }, 'weekly mails are due');
      mailQueue.wake();
    }
  };
  const look = () => {
    running ??= run()
      .catch((error: Error) => over || log.warn({ reason: error.message }, 'weekly mails have to wait'))
      .then(() => void (running = undefined));
  };
  const first = setTimeout(look, FIRST_MS).unref();
  const timer = setInterval(look, LOOK_MS).unref();
  return async () => {
    over = true;
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
