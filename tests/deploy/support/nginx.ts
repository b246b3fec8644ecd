import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/product.ts';
import { certificateIn } from './tls.ts';

const FOLDER = join(import.meta.dirname, '../../../deploy/nginx');

export interface Nginx {
  readonly http: string;
  readonly https: string;
  /** Everything that it has logged. */
  logged(): string;
  stop(): Promise<void>;
}

/**
 * This machine's nginx with the files of deploy/nginx: only names, ports and paths are others, and words left out that
 * Debian's version does not know yet (`resolve` with its resolver; `http2` stands elsewhere). So new addresses of a
 * copy are not tried here.
 */
export async function startNginx(copies: readonly [number, number]): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'nook-nginx-'));
  // Its workers are somebody else.
  chmodSync(home, 0o711);
  const [plain, tls] = [await freePort(), await freePort()];
  const [certificate, key] = certificateIn(home);
  const changed = (name: string, http: number) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .replaceAll('/etc/nginx/nook', home)
      .replace('/var/cache/nginx/nook', join(home, 'cache'))
      .replace(/^resolver .*$/m, '')
      .replaceAll('server one:3000 resolve', `server 127.0.0.1:${copies[0]}`)
      .replaceAll('server two:3000 resolve', `server 127.0.0.1:${copies[1]}`)
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl;\n  http2 on;', `listen 127.0.0.1:${tls} ssl http2;`)
      .replace('/run/secrets/certificate_key', key)
      .replace('/run/secrets/certificate;', `${certificate};`);
  for (const name of ['upstream.conf', 'locations.conf'])
    writeFileSync(join(home, name), changed(name, plain));
  // One file at a time knows the copies: in a deployment it is the one or the other.
  const servers = `${changed('http.conf', plain)}\n${changed('https.conf', await freePort()).replace(/^include .*$/m, '')}`;
  writeFileSync(join(home, 'servers.conf'), servers);
  mkdirSync(join(home, 'temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; events {}
     http { access_log ${home}/access.log; default_type application/octet-stream;
     ${temp.map((name) => `${name}_temp_path ${home}/temp/${name};`).join(' ')}
     include ${home}/servers.conf; }`,
  );
  const nginx = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-p', home], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text) => (said += text));
  const http = `http://localhost:${plain}`;
  while (!(await fetch(http).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx refuses its files: ${said}`);
    await sleep(50);
  }
  return {
    http,
    https: `https://localhost:${tls}`,
    logged: () =>
      said + ['access.log', 'error.log'].map((name) => readFileSync(join(home, name), 'utf8')).join(''),
    async stop() {
      const ended = new Promise((done) => nginx.once('exit', done));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
