import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#tests/support/product.ts';

export interface Delivered {
  readonly recipients: readonly string[];
  readonly mail: Email;
}

/** A real mail server that can stop and restart at the same address. */
export interface MailServer {
  readonly url: string;
  readonly delivered: Delivered[];
  /** Answers to the next recipients instead of accepting their mail, in this order. */
  readonly refusals: number[];
  /** Runs while it has received a mail, before it accepts it. */
  hold: (() => Promise<void>) | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** host: where it listens, when not this machine alone is to reach it. */
export async function mailServer(host = '127.0.0.1'): Promise<MailServer> {
  const port = await freePort();
  const delivered: Delivered[] = [];
  const refusals: number[] = [];
  let running: SMTPServer | undefined;
  const server: MailServer = {
    hold: undefined,
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    refusals,
    async start() {
      running = new SMTPServer({
        authOptional: true,
        // Closes connections that are kept open for the next mail.
        closeTimeout: 10,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => {
          const responseCode = refusals.shift();
          done(responseCode ? Object.assign(new Error('no'), { responseCode }) : undefined);
        },
        async onData(stream, session, done) {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          await server.hold?.();
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          delivered.push({ recipients: session.envelope.rcptTo.map((to) => to.address), mail });
          done();
        },
      });
      running.on('error', () => undefined);
      running.listen(port, host);
      await once(running.server, 'listening');
    },
    async stop() {
      const stopping = running;
      running = undefined;
      if (stopping) await new Promise<void>((done) => stopping.close(done));
    },
  };
  return server;
}
