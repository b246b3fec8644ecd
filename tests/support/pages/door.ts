import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** What happens to a call in place of the server's answer, as with a proxy or a bad network. */
export type Fault =
  /** The connection closes without an answer. */
  | 'cut'
  /** No answer until mend() is called; then the server's own. */
  | 'hold'
  /** An error without a body of our own. */
  | 'trouble'
  /** The sign-in page of a public Wi-Fi. */
  | 'foreign page'
  /** A refusal in our server's format. */
  | { readonly status: number; readonly code: string; readonly message: string };

/** A call that was answered, or cut off (status 0). */
export interface Answered {
  readonly call: string;
  readonly status: number;
}

/** What goes wrong between one file's browser and the server, and what went through. */
export interface Line {
  isLimited: boolean;
  /** By call: "PATCH /api/profile", or by its beginning: "GET /sounds/*". */
  readonly faults: Map<string, Fault>;
  readonly held: (() => void)[];
  readonly answered: Answered[];
}

interface Door {
  /** The server, without and with limits. */
  handlers: { readonly free: Handler; readonly limited: Handler } | undefined;
  /** By the browser session, as vitest names it: files run side by side, each with faults of its own. */
  readonly lines: Map<string, Line>;
  /** Runs a statement on the server's database. */
  run: ((statement: string, values: readonly unknown[]) => Promise<void>) | undefined;
}

declare global {
  var nookPagesDoor: Door | undefined;
}

/** One per process, as a global: the configuration and the run's setup are loaded by different module loaders. */
export const door: Door = (globalThis.nookPagesDoor ??= {
  handlers: undefined,
  lines: new Map(),
  run: undefined,
});

/** The header in which each browser sends its session. */
export const SESSION_HEADER = 'x-tests-session';

/** The connection of a browser session: the one that exists, or a new one without faults. */
export function lineOf(session: string): Line {
  const line = door.lines.get(session) ?? { isLimited: false, faults: new Map(), held: [], answered: [] };
  door.lines.set(session, line);
  return line;
}

/** Addresses that the server answers; all others belong to the tests. */
const SERVERS = /^\/(api|auth\/google|mailbox|healthz)(\/|\?|$)/;

const faultFor = ({ faults }: Line, call: string): Fault | undefined =>
  [...faults].find(([which]) =>
    which.endsWith('*') ? call.startsWith(which.slice(0, -1)) : call === which,
  )?.[1];

function goWrong({ held }: Line, fault: Fault, res: ServerResponse, goOn: () => void): void {
  if (fault === 'hold') {
    held.push(goOn);
  } else if (fault === 'cut') {
    res.socket?.destroy();
  } else if (fault === 'foreign page') {
    res.setHeader('content-type', 'text/html').end('<!doctype html><title>Welcome to our Wi-Fi</title>');
  } else {
    const { status, ...body } = fault === 'trouble' ? { status: 500 } : fault;
    res.statusCode = status;
    // As the contract has it.
    if (status === 503) res.setHeader('retry-after', '1');
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }
}

/** Serves the API under the pages' own address, with the faults in between. */
export const serverBehindPages: Plugin = {
  name: 'server-behind-pages',
  configureServer(vite) {
    vite.middlewares.use((req, res, next) => {
      const { handlers } = door;
      if (!handlers) return next();
      const line = lineOf(String(req.headers[SESSION_HEADER]));
      // A header that no browser sends itself would show the server a proxy.
      delete req.headers[SESSION_HEADER];
      const address = req.url ?? '';
      const call = `${req.method} ${address.replace(/\?.*/, '')}`;
      const fault = faultFor(line, call);
      const isServers = SERVERS.test(address);
      if (isServers)
        res.on('close', () =>
          line.answered.push({ call, status: res.writableFinished ? res.statusCode : 0 }),
        );
      const server = () => (line.isLimited ? handlers.limited : handlers.free)(req, res, next);
      const goOn = isServers ? server : next;
      if (fault === undefined) goOn();
      else goWrong(line, fault, res, goOn);
    });
  },
};
