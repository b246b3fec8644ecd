import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { databaseRefusal } from '#server/errors.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { fillTemplate, type WeeklyMails } from './fill-template.ts';
import type { MailTemplates } from './templates.ts';
import type { Mailer } from './mailer.ts';
import {
  addNotice,
  removeMail,
  isUnderWay,
  noteSent,
  postponeMail,
  secondsToNext,
  secondsToWait,
  takeWaiting,
  type Notice,
  type WaitingMail,
} from './queue-store.ts';

/** The queue of mails. They wait in the database; every server sends them, whichever one queued them. */
export interface MailQueue {
  /**
   * Queues a notice, unless one of its kind is waiting for this user. within: a transaction that it is part of; call
   * wake() after its end, or the mail waits for some seconds.
   */
  add(notice: Notice, userId: string, within?: Database): Promise<void>;
  /** Tells that something was queued. */
  wake(): void;
  /** Resolves when all due mails have been sent, by any server; or after two seconds. */
  settled(): Promise<void>;
  /** Starts no further mails; resolves when those being sent are done. */
  stop(): Promise<void>;
}

interface MailQueueOptions {
  readonly db: Database;
  readonly templates: MailTemplates;
  readonly weekly: WeeklyMails;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly security: SecurityLog;
}

/** Seconds to wait after each failure; the last one repeats until the mail is a day old. */
const PAUSES = [2, 10, 60, 300, 600];
/** How often a server looks for due mails that others have left. */
const LOOK_MS = 15_000;
const SHORTEST_MS = 200;
/** Polling interval of settled(), for the mailbox page. */
const LOOK_AGAIN_MS = 20;
const MOST_LOOKS = 100;

export function createMailQueue({
  db,
  templates,
  weekly,
  mailer,
  log,
  security,
}: MailQueueOptions): MailQueue {
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const giveUp = async (mail: WaitingMail, reason: 'too_old' | 'refused') => {
    security.note('mail_given_up', { kind: mail.kind, reason });
    await removeMail(db, mail);
  };

  const handOver = async (mail: WaitingMail): Promise<void> => {
    if (mail.user_id === null) return removeMail(db, mail);
    if (mail.old) return giveUp(mail, 'too_old');
    const to = await db
      .selectFrom('users')
      .select(['id', 'email', 'confirmed_at'])
      .select((row) => row('password_hash', 'is not', null).as('has_password'))
      .where('id', '=', mail.user_id)
      .executeTakeFirst();
    if (!to) return removeMail(db, mail);
    const seconds = await secondsToWait(db, {
      userId: to.id,
      kind: mail.kind,
      confirmed: to.confirmed_at !== null,
    });
    if (seconds > 0) {
      security.note('mails_enough', { kind: mail.kind });
      return postponeMail(db, mail, { seconds, counts: false });
    }
    const filled = await fillTemplate(
      db,
      { templates, weekly },
      {
        ...mail,
        userId: to.id,
        confirmed: to.confirmed_at !== null,
        hasPassword: Boolean(to.has_password),
      },
    );
    if (!filled) return removeMail(db, mail);
    const id = mail.sign_up_id ? `${mail.id}.${mail.sign_up_id}` : mail.id;
    const delivery = await mailer.deliver({ userId: to.id, email: to.email }, filled.mail, id);
    if (delivery === 'taken') return noteSent(db, mail);
    // After an unknown outcome the mail may still arrive, and its link must work.
    if (delivery !== 'unknown') await filled.takeBack();
    if (delivery === 'refused') return giveUp(mail, 'refused');
    await postponeMail(db, mail, { seconds: PAUSES[Math.min(mail.tries, PAUSES.length) - 1]!, counts: true });
  };

  const work = async () => {
    while (wanted && !stopped) {
      wanted = false;
      for (
        let mails = await takeWaiting(db);
        mails.length > 0;
        mails = stopped ? [] : await takeWaiting(db)
      ) {
        const outcomes = await Promise.allSettled(mails.map(handOver));
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed) throw failed.reason;
      }
    }
    const seconds = stopped ? undefined : await secondsToNext(db);
    lookIn(Math.min(LOOK_MS, Math.max(SHORTEST_MS, (seconds ?? Infinity) * 1000)));
  };
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, ms).unref();
  };
  const wake = () => {
    wanted = true;
    if (stopped || running) return;
    running = work()
      .catch((error: unknown) => {
        if (databaseRefusal(error)) log.warn({ reason: (error as Error).message }, 'mails have to wait');
        else log.error({ err: error }, 'handing over mails failed');
        wanted = false;
        lookIn(LOOK_MS);
      })
      .finally(() => {
        running = undefined;
        if (wanted) wake();
      });
  };
  lookIn(SHORTEST_MS);

  return {
    async add(notice, userId, within = db) {
      await addNotice(within, notice, userId);
      wake();
    },
    wake,
    async settled() {
      for (let looks = 0; looks < MOST_LOOKS; looks++) {
        while (running) await running;
        if (!(await isUnderWay(db))) return;
        // Another server is sending it.
        await sleep(LOOK_AGAIN_MS);
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
