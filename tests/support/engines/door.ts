import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy in front of the product that passes everything on unchanged, except where the plan says otherwise. */
export interface Door {
  readonly port: number;
  /** Sets the port that requests are passed on to; must be called before the first one. */
  leadTo(port: number): void;
  close(): void;
}

export interface DoorPlan {
  /** Lets the proxy answer a request itself; true when it did. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Returns the text to send instead of a page or a script. */
  readonly change: (file: SentText) => string;
}

export interface SentText {
  readonly kind: 'page' | 'script';
  readonly path: string;
  readonly text: string;
}

const KINDS = [
  ['text/html', 'page'],
  ['text/javascript', 'script'],
] as const;
/** Headers that describe the original text. */
const OF_THE_TEXT = ['content-length', 'transfer-encoding', 'etag', 'last-modified'];

export async function openDoor({ answer, change }: DoorPlan): Promise<Door> {
  let port = 0;
  // A new connection for each request: a kept one may be closed by the other side just when it is reused.
  const agent = new http.Agent({ keepAlive: false });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (await answer?.(request, response)) return;
    const { method, url: path = '/' } = request;
    // Texts are changed here, so they must not be compressed. The mailbox closes for browsers that seem to come through
    // a proxy.
    const headers = { ...request.headers, 'accept-encoding': 'identity', connection: 'keep-alive' };
    const onward = http.request({ host: '127.0.0.1', port, agent, method, headers, path });
    onward.on('response', (answered) => void passOn(answered, response, { path, change }));
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const door = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  return {
    port: (door.address() as AddressInfo).port,
    leadTo: (to) => {
      port = to;
    },
    close: () => {
      door.close();
      door.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Passes pages and scripts on as the plan changes them; everything else unchanged. */
async function passOn(
  answered: IncomingMessage,
  response: ServerResponse,
  { path, change }: Pick<DoorPlan, 'change'> & Pick<SentText, 'path'>,
): Promise<void> {
  const type = answered.headers['content-type'] ?? '';
  const kind = KINDS.find(([begin]) => type.startsWith(begin))?.[1];
  if (!kind) {
    response.writeHead(answered.statusCode!, answered.rawHeaders);
    answered.pipe(response);
    return;
  }
  const sent = await text(answered);
  const changed = change({ kind, path, text: sent });
  const kept = { ...answered.headers };
  for (const name of changed === sent ? [] : OF_THE_TEXT) delete kept[name];
  response.writeHead(answered.statusCode!, kept).end(changed);
}
