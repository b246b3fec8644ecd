import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { median, quantile } from './report.ts';

/** A serialised request. */
export interface RequestText {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: unknown;
}

export function requestText({ method = 'GET', path, cookie, body }: RequestText): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(json ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`] : []),
    '',
    json,
  ].join('\r\n');
}

const HEAD_END = '\r\n\r\n';

/** Length of the answer at the beginning of the buffer; undefined until its headers are complete. */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [, length = '0'] = /\r\ncontent-length: *(\d+)/i.exec(received.toString('latin1', 0, end)) ?? [];
  return end + HEAD_END.length + Number(length);
}

/**
 * A kept-alive connection, one request at a time. About 15 microseconds each, so that mostly the server is measured.
 */
export class Wire {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((answer: Buffer) => void) | undefined;
  #broken: ((error: Error) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data) => this.#take(data));
    socket.on('close', () => this.#broken?.(new Error('the connection was closed')));
    socket.on('error', (error) => this.#broken?.(error));
  }

  static async to(url: string): Promise<Wire> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /**
   * Sends a request and returns the whole answer. Rejects when the connection breaks, or was closed because it was
   * idle.
   */
  ask(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection was closed'));
      [this.#answered, this.#broken] = [resolve, reject];
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#broken = undefined;
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    const length = lengthOf(this.#received);
    if (length === undefined || this.#received.length < length) return;
    const answer = this.#received;
    this.#received = Buffer.alloc(0);
    this.#answered?.(answer);
  }
}

export const statusOf = (answer: Buffer): number => Number(answer.toString('latin1', 9, 12));

export interface Traffic {
  /** Connections are assigned to these in rotation. */
  readonly urls: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** The next request of a connection, counted from 0. */
  readonly next: (connection: number) => string;
}

export interface Flow {
  readonly requests: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Answers other than success, and broken connections. */
  readonly errors: readonly string[];
}

/** Each connection repeats its request as soon as it is answered, for this long. */
export async function drive({ urls, connections, seconds, next }: Traffic): Promise<Flow> {
  const took: number[] = [];
  const errors: string[] = [];
  const wires = await Promise.all(
    Array.from({ length: connections }, (_, i) => Wire.to(urls[i % urls.length]!)),
  );
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async (wire: Wire, connection: number) => {
    for (let now = start; now < end;) {
      const answer = await wire.ask(next(connection));
      const answered = performance.now();
      took.push(answered - now);
      now = answered;
      if (statusOf(answer) >= 300) errors.push(answer.toString('latin1', 0, 200));
    }
  };
  await Promise.all(
    wires.map((wire, i) => work(wire, i).catch((error: Error) => void errors.push(error.message))),
  );
  const perSecond = took.length / ((performance.now() - start) / 1000);
  for (const wire of wires) wire.close();
  return { requests: took.length, perSecond, medianMs: median(took), p99Ms: quantile(took, 0.99), errors };
}

/** The same, but throws on any error, which would make the figures worthless. */
export async function driveWell(traffic: Traffic): Promise<Flow> {
  const flow = await drive(traffic);
  if (flow.errors.length > 0) throw new Error(`${flow.errors.length} errors, the first: ${flow.errors[0]}`);
  return flow;
}
