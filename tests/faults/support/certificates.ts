import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** As openssl writes them: UTC, to the second. */
type Moment = `${number}Z`;

/** Files of a certificate for localhost that vouches for itself, and of its key, as Postgres can read them. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate that holds between these. Its files go when the test ends. */
export function certificate(from: Moment, until: Moment): Certificate {
  const home = mkdtempSync(join(tmpdir(), 'nook-certificate-'));
  chmodSync(home, 0o755);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const file = (name: string) => join(home, name);
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: home, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  for (const name of ['index', 'index.attr']) writeFileSync(file(name), '');
  writeFileSync(
    file('ca.conf'),
    `[ca]\ndefault_ca = own\n[own]\ndatabase = ${file('index')}\nnew_certs_dir = ${home}\nrand_serial = yes\n` +
      `default_md = sha256\npolicy = any\nx509_extensions = names\n[any]\ncommonName = supplied\n[names]\nsubjectAltName = DNS:localhost\n`,
  );
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem'];
  openssl('req', '-new', ...key, '-subj', '/CN=localhost', '-out', 'request.pem');
  const sign = ['-batch', '-selfsign', '-config', 'ca.conf', '-keyfile', 'key.pem', '-notext'];
  const dates = ['-startdate', from, '-enddate', until];
  openssl('ca', ...sign, ...dates, '-in', 'request.pem', '-out', 'certificate.pem');
  chmodSync(file('key.pem'), 0o600);
  if (process.getuid?.() === 0) spawnSync('chown', ['65534:65534', file('key.pem')]);
  return { certificate: file('certificate.pem'), key: file('key.pem') };
}

/** One file that trusts all of these. */
export function trustIn(...all: readonly Certificate[]): string {
  const file = `${all[0]!.certificate}.all`;
  writeFileSync(file, all.map(({ certificate }) => readFileSync(certificate, 'utf8')).join(''));
  return file;
}

/** Postgres' settings for it. */
export const tlsWith = ({ certificate, key }: Certificate) => ({
  ssl: 'on',
  ssl_cert_file: certificate,
  ssl_key_file: key,
});
