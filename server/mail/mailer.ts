import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Mailbox } from './mailbox.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
}

export interface Mailer {
  /** Never rejects for a mail that could not be delivered: that is logged, and people can ask for another. */
  send(to: Recipient, mail: Mail): Promise<void>;
  close(): void;
}

const PAUSES_MS = [1000, 5000];
const PATIENCE_MS = 10_000;

/** Mail by SMTP, or into the mailbox page, or, when neither is set up, nowhere with a line in the log. */
export function createMailer(config: Config, mailbox: Mailbox | undefined, log: Logger): Mailer {
  if (config.smtp) return smtpMailer(config.smtp, log);
  return {
    async send(to, mail) {
      if (mailbox) await mailbox.put(to, mail);
      else log.error('a mail could not be sent: set SMTP_URL');
    },
    close: () => undefined,
  };
}

/** On the machine itself encryption gains nothing, and relays there show certificates of their own making. */
const isThisMachine = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

function smtpMailer(smtp: NonNullable<Config['smtp']>, log: Logger): Mailer {
  const transport = createTransport(
    {
      url: smtp.url,
      ignoreTLS: isThisMachine(smtp.url),
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { from: smtp.from },
  );
  return {
    async send(to, { subject, text, html }) {
      for (const pause of [...PAUSES_MS, undefined]) {
        try {
          // As an object: a plain string with a comma in it would go to several people.
          return void (await transport.sendMail({
            to: { name: '', address: to.email },
            subject,
            text,
            html,
          }));
        } catch (error) {
          const { code, responseCode } = error as { code?: string; responseCode?: number };
          log.warn({ code, responseCode }, 'a mail could not be delivered');
          if (pause === undefined || (responseCode ?? 0) >= 500) return;
          await sleep(pause);
        }
      }
    },
    close: () => transport.close(),
  };
}
