import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Mail, Recipient } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import { AT_ONCE } from './queue-store.ts';

/** refused: permanently. not_taken: a later try may succeed. unknown: no answer came; it may have arrived. */
export type Delivery = 'taken' | 'refused' | 'not_taken' | 'unknown';

export interface Mailer {
  /** One try. id: the same for each try of a mail, so that mail servers can detect duplicates. Never rejects. */
  deliver(to: Recipient, mail: Mail, id: string): Promise<Delivery>;
  close(): void;
}

const PATIENCE_MS = 10_000;
/** For a mail server that keeps answering a little at a time. */
const LONGEST_MS = 60_000;

/** Sends mail by SMTP, or to the mailbox page, or, when neither is configured, only logs a line. */
export function createMailer(config: Config, mailbox: Mailbox | undefined, log: Logger): Mailer {
  if (config.smtp) return smtpMailer(config.smtp, new URL(config.publicUrl).hostname, log);
  return {
    async deliver(to, mail) {
      if (mailbox) return (await mailbox.put(to, mail)) ? 'taken' : 'not_taken';
      log.error('a mail could not be sent: set SMTP_URL');
      return 'not_taken';
    },
    close: () => undefined,
  };
}

/** On the machine itself encryption gains nothing, and local relays have self-signed certificates. */
const isThisMachine = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

interface SmtpFailure {
  readonly code?: string;
  /** The SMTP command that failed, as far as the library knows. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
}

function deliveryOf({ code, command, responseCode = 0, syscall }: SmtpFailure): Delivery {
  // This address or this mail is refused permanently. Other errors, such as a wrong SMTP password, can be corrected.
  if (responseCode >= 500 && (command === 'RCPT TO' || code === 'EMESSAGE')) return 'refused';
  return responseCode > 0 || syscall === 'connect' || code === 'EDNS' ? 'not_taken' : 'unknown';
}

function smtpMailer(smtp: NonNullable<Config['smtp']>, host: string, log: Logger): Mailer {
  const transport = createTransport(
    {
      url: smtp.url,
      ignoreTLS: isThisMachine(smtp.url),
      pool: true,
      maxConnections: AT_ONCE,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { from: smtp.from },
  );
  const late = async (signal: AbortSignal) => {
    await sleep(LONGEST_MS, undefined, { ref: false, signal });
    throw Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' });
  };
  return {
    async deliver(to, { subject, text, html, unsubscribe }, id) {
      const over = new AbortController();
      try {
        const sent = transport.sendMail({
          // As an object: a plain string with a comma in it would be several recipients.
          to: { name: '', address: to.email },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        await Promise.race([sent, late(over.signal)]);
        return 'taken';
      } catch (error) {
        const { code, command, responseCode } = error as SmtpFailure;
        log.warn({ code, command, responseCode }, 'a mail could not be delivered');
        return deliveryOf(error as SmtpFailure);
      } finally {
        over.abort();
      }
    },
    close: () => transport.close(),
  };
}
