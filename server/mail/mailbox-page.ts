import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { notFound } from '#server/errors.ts';
import type { Background } from '#server/http/background.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { escape } from './frame.ts';
import type { MailboxAccess } from './mailbox-access.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import type { MailQueue } from './mail-queue.ts';

const STYLE = `body{margin:0;padding:2rem;background:#f3f7ee;color:#26332b;font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:auto}article{margin:1rem 0;padding:1.5rem;border-radius:1rem;background:#fff}
h2{margin:0;font-size:1.1rem}p{white-space:pre-line;overflow-wrap:anywhere}small{color:#555}a{color:#1f6b40}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const withLinks = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const article = ({ to, subject, text, at }: KeptMail) => `<article>
<h2>${escape(subject)}</h2>
<small>To ${escape(to)}, <time datetime="${at.toISOString()}">${at.toUTCString()}</time></small>
<p>${withLinks(text)}</p>
</article>`;

const page = (mails: readonly KeptMail[]) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mailbox - Addly Nook</title><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1>
<p>No mail server is set up here, so mails wait on this page for a day, newest first.</p>
${mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail yet.</p>'}
</main></body></html>`;

interface Shown {
  readonly mailbox: Mailbox | undefined;
  readonly mailQueue: MailQueue;
  readonly background: Background;
  readonly security: SecurityLog;
}

/** The mails of an installation without a mail server. Anyone who sees them can enter accounts. */
export const mailboxPage =
  ({ mailbox, mailQueue, background, security }: Shown, door: MailboxAccess): RequestHandler =>
  async (req, res) => {
    if (!mailbox) throw notFound();
    if (!door.opensTo(req)) {
      security.note('mailbox_refused', {}, req.socket.remoteAddress);
      throw notFound();
    }
    await background.settled();
    await mailQueue.settled();
    const mails = await mailbox.list();
    res
      .set('Cache-Control', 'no-store')
      .set(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('html')
      .send(page(mails));
  };
