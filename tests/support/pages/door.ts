import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** What happens to a call instead of the server's answer, as by a proxy or a bad network. */
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

interface Door {
  /** The server, without and with limits. */
  handlers: { readonly free: Handler; readonly limited: Handler } | undefined;
  isLimited: boolean;
  /** By call: "PATCH /api/profile", or by its beginning: "GET /sounds/*". */
  readonly faults: Map<string, Fault>;
  readonly held: (() => void)[];
  readonly answered: Answered[];
  /** Runs a statement on the server's database. */
  run: ((statement: string, values: readonly unknown[]) => Promise<void>) | undefined;
}

declare global {
  var nookPagesDoor: Door | undefined;
}

/** One per process, as a global: the configuration and the run's setup are loaded by different module loaders. */
export const door: Door = (globalThis.nookPagesDoor ??= {
  handlers: undefined,
  isLimited: false,
  faults: new Map(),
  held: [],
  answered: [],
  run: undefined,
});

/** Addresses that the server answers; all others belong to the tests. */
const SERVERS = /^\/(api|auth\/google|mailbox|healthz)(\/|\?|$)/;

const faultFor = (call: string): Fault | undefined =>
  [...door.faults].find(([which]) =>
    which.endsWith('*') ? call.startsWith(which.slice(0, -1)) : call === which,
  )?.[1];

function goWrong(fault: Fault, res: ServerResponse, goOn: () => void): void {
  if (fault === 'hold') {
    door.held.push(goOn);
  } else if (fault === 'cut') {
    res.socket?.destroy();
  } else if (fault === 'foreign page') {
    res.setHeader('content-type', 'text/html').end('<!doctype html><title>Welcome to our Wi-Fi</title>');
  } else {
    const { status, ...body } = fault === 'trouble' ? { status: 500 } : fault;
    res.statusCode = status;
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
      const address = req.url ?? '';
      const call = `${req.method} ${address.replace(/\?.*/, '')}`;
      const fault = faultFor(call);
      const isServers = SERVERS.test(address);
      if (isServers)
        res.on('close', () =>
          door.answered.push({ call, status: res.writableFinished ? res.statusCode : 0 }),
        );
      const server = () => (door.isLimited ? handlers.limited : handlers.free)(req, res, next);
      const goOn = isServers ? server : next;
      if (fault === undefined) goOn();
      else goWrong(fault, res, goOn);
    });
  },
};
