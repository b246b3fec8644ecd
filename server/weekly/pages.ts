import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { escape } from '#server/mail/frame.ts';
import type { Services } from '#server/services.ts';
import { beginWeekly, endWeekly, queueDue } from './store.ts';
import { createWeeklyTokens, type Wish } from './tokens.ts';

const STYLE = `body{margin:0;padding:2rem 1rem;background:#f3f7ee;color:#26332b;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:auto;padding:2rem;border-radius:1.25rem;background:#fff}h1{margin:0 0 1rem;font-size:1.5rem}
button{min-height:3rem;padding:.75rem 1.75rem;border:0;border-radius:999px;background:#2e7d4f;color:#fff;font:inherit;font-weight:bold;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #26332b;outline-offset:3px}a{color:#1f6b40}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

interface WordsOfWish {
  readonly asked: Words;
  readonly done: Words;
  readonly refused: Words;
}

const WORDS: Readonly<Record<Wish, WordsOfWish>> = {
  begin: {
    asked: {
      title: 'A mail once a week?',
      text: 'It tells what your child has played at Addly Nook, what comes next, and something to do at home. Every mail has a link that ends it.',
      button: 'Yes, once a week',
    },
    done: {
      title: 'Thank you: it comes once a week.',
      text: 'If somebody has played in the last 7 days, the first one is on its way.',
    },
    refused: {
      title: 'This link does not work any more.',
      text: 'Weekly mails can be switched on again on the page for grown-ups; then a new link comes by mail.',
    },
  },
  end: {
    asked: {
      title: 'No more weekly mails?',
      text: 'You can have them again whenever you like, on the page for grown-ups.',
      button: 'Stop the weekly mails',
    },
    done: {
      title: 'The weekly mails have ended.',
      text: 'You can have them again whenever you like, on the page for grown-ups.',
    },
    refused: {
      title: 'This link does not work.',
      text: 'Please open it from the newest weekly mail, or switch the mails off on the page for grown-ups.',
    },
  },
};

function show(res: Response, status: number, { title, text, button }: Words) {
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .set('Content-Security-Policy', POLICY)
    // Without a referrer a form has no origin either, as if it had come through a proxy: see mailbox-access.ts.
    .set('Referrer-Policy', 'same-origin')
    .type('html').send(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escape(title)} - Addly Nook</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>
<p>${escape(text)}</p>
${button ? `<form method="post"><button>${escape(button)}</button></form>` : '<p><a href="/grown-ups">Open the page for grown-ups</a></p>'}
</main></body></html>`);
}

/**
 * A link of the weekly mail. Reading the page changes nothing, because programs open links before people do; a post
 * does it: of the page's button, or of a mail program (RFC 8058). No cookie is read: whoever holds the mail may press.
 * Source: HTTP contract, The rest.
 */
export function weeklyPage(
  wish: Wish,
  { db, deletions, mailQueue, secrets }: Pick<Services, 'db' | 'deletions' | 'mailQueue' | 'secrets'>,
): RequestHandler {
  const tokens = createWeeklyTokens(secrets);
  const words = WORDS[wish];
  const userOf = ({ query: { token } }: Request) =>
    typeof token === 'string' ? tokens.read(wish, token) : undefined;

  const act = async (userId: string): Promise<boolean> => {
    if (wish === 'end') {
      await endWeekly(db, deletions, userId);
      return true;
    }
    if (!(await beginWeekly(db, userId))) return false;
    await queueDue(db);
    mailQueue.wake();
    return true;
  };
  return async (req, res) => {
    const userId = userOf(req);
    if (!['GET', 'HEAD', 'POST'].includes(req.method)) {
      res.status(405).set('Allow', 'GET, HEAD, POST').end();
    } else if (userId === undefined) {
      show(res, 404, words.refused);
    } else if (req.method !== 'POST') {
      show(res, 200, words.asked);
    } else if (await act(userId)) {
      show(res, 200, words.done);
    } else {
      show(res, 410, words.refused);
    }
  };
}
