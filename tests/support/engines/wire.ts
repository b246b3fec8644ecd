import { once } from 'node:events';
import { WebSocket } from 'ws';

type Params = Readonly<Record<string, unknown>>;

/** A connection by web socket in which every command has a number, as in CDP and BiDi. */
export interface Wire {
  /** Returns the command's result, or throws the browser's error. */
  send<Result = Params>(method: string, params?: Params): Promise<Result>;
  /** Called for every event from the browser. */
  onEvent(heard: (method: string, params: Params) => void): void;
  close(): void;
}

interface Said {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly message?: string;
}

const ANSWER_MS = 120_000;

export async function openWire(address: string): Promise<Wire> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
  const waiting = new Map<number, (said: Said) => void>();
  const listeners: Parameters<Wire['onEvent']>[0][] = [];
  let sent = 0;
  socket.on('message', (text) => {
    const said = JSON.parse(String(text)) as Said;
    const answered = said.id === undefined ? undefined : waiting.get(said.id);
    if (answered) answered(said);
    else if (said.method) for (const heard of listeners) heard(said.method, said.params ?? {});
  });
  socket.on('close', () => {
    for (const answered of [...waiting.values()]) answered({ error: 'the browser has gone' });
  });
  await once(socket, 'open');
  // Without a listener a later error, such as a lost connection, would end the tests.
  socket.on('error', () => undefined);
  return {
    onEvent: (heard) => void listeners.push(heard),
    close: () => socket.close(),
    send: <Result>(method: string, params: Params = {}) =>
      new Promise<Result>((done, failed) => {
        const id = ++sent;
        const late = setTimeout(() => answered({ error: 'no answer came' }), ANSWER_MS);
        const answered = ({ error, message = '', result }: Said) => {
          clearTimeout(late);
          waiting.delete(id);
          if (error === undefined) done(result as Result);
          else failed(new Error(`${method}: ${JSON.stringify(error)} ${message}`));
        };
        waiting.set(id, answered);
        socket.send(JSON.stringify({ id, method, params }));
      }),
  };
}
