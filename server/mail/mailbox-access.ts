import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SecurityLog } from '#server/security-log.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/;
/** Origins that a browser on this machine uses without a proxy. */
const OWN_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_PEER = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
/**
 * Headers that browsers and command line tools send themselves. Any other header was added by a proxy: there are too
 * many proxies, each with its own headers, to list those.
 */
const OWN_HEADERS =
  /^(host|connection|keep-alive|user-agent|accept(-.+)?|sec-.+|if-.+|cookie|referer|origin|range|dnt|te|priority|pragma|cache-control|upgrade-insecure-requests|save-data|purpose|content-(type|length)|x-addly-.+)$/;

/**
 * Whether a request was made on this machine, using its local name: not from another machine, which can send any Host,
 * not through a local proxy that identifies itself or passes on a second Host, and not by a page elsewhere that points its own name here. HTTP/1.0
 * is used by proxies that add no header (nginx before 1.29.7), and by no browser.
 */
export const isFromThisMachine = ({
  headers,
  headersDistinct,
  httpVersion,
  socket,
}: IncomingMessage): boolean =>
  LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
  headersDistinct.host?.length === 1 &&
  LOCAL_HOST.test(headers.host ?? '') &&
  httpVersion !== '1.0' &&
  Object.keys(headers).every((name) => OWN_HEADERS.test(name));

const isBrowser = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] !== undefined || /^Mozilla\//.test(headers['user-agent'] ?? '');

/**
 * Every browser asks to keep its connection (or to upgrade it); proxies drop that, as they have connections of their
 * own.
 */
const keepsConnection = ({ connection = '' }: IncomingHttpHeaders) => /keep-alive|upgrade/i.test(connection);

/**
 * Whether a browser's request came through a proxy on this machine. Only a browser reveals a proxy that adds no header:
 * by what the proxy drops, or because page and request have the same name, which is not one of this machine's.
 */
export function showsProxy({ headers, socket }: IncomingMessage): boolean {
  if (!LOOPBACK_PEER.test(socket.remoteAddress ?? '') || !isBrowser(headers)) return false;
  if (!keepsConnection(headers)) return true;
  if (headers['sec-fetch-site'] !== 'same-origin') return false;
  const { origin, host = '' } = headers;
  return (origin !== undefined && !OWN_ORIGIN.test(origin)) || !OWN_ORIGIN.test(`http://${host}`);
}

/** Decides who may read the mailbox page. */
export interface MailboxAccess {
  /** Middleware that inspects every request, before all handlers. */
  readonly watch: RequestHandler;
  /** Whether the mailbox is available to this request. */
  opensTo(req: IncomingMessage): boolean;
}

interface MailboxAccessOptions {
  /** Whether this installation has a mailbox at all. */
  readonly mailbox: boolean;
  readonly log: Logger;
  readonly security: SecurityLog;
}

/**
 * A request through a proxy that adds no header looks like a local one. So once a browser's request shows that this
 * server is reachable from outside, the mailbox is closed for everybody until the next start.
 */
export function createMailboxAccess({ mailbox, log, security }: MailboxAccessOptions): MailboxAccess {
  let open = mailbox;
  return {
    watch(req, _res, next) {
      if (open && showsProxy(req)) {
        open = false;
        security.note('mailbox_closed');
        log.warn(
          'people come through a proxy on this machine: /mailbox is closed. Set SMTP_URL, so that mails are sent, and TRUST_PROXY, then start again',
        );
      }
      next();
    },
    opensTo: (req) => open && isFromThisMachine(req),
  };
}
