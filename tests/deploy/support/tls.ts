import { spawnSync } from 'node:child_process';
import { connect, constants } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { expect } from 'vitest';

/** Files of a certificate that nobody has signed, and of its key. */
export function certificateIn(folder: string): readonly [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  return [certificate, key];
}

/** What is there comes by TLS 1.3 and HTTP/2, and says that it always does. */
export async function expectSecure(https: string, path = '/login', status = 200): Promise<void> {
  const session = connect(https, { rejectUnauthorized: false });
  const headers = await new Promise<Record<string, unknown>>((done, fail) => {
    session.on('error', fail);
    session
      .request({ [constants.HTTP2_HEADER_PATH]: path })
      .on('error', fail)
      .on('response', done)
      .resume();
  });
  expect((session.socket as TLSSocket).getProtocol()).toBe('TLSv1.3');
  session.close();
  expect(headers).toMatchObject({ ':status': status, 'strict-transport-security': 'max-age=31536000' });
}

/** Which certificate is shown there; undefined while nobody answers. */
export function shownAt(https: string): Promise<string | undefined> {
  const port = Number(new URL(https).port);
  return new Promise((done) => {
    const socket = connectTls({ port, host: 'localhost', rejectUnauthorized: false }, () => {
      done(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).on('error', () => done(undefined));
  });
}
