import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '#server/prepare.mjs';
import { newPlayer, type Client } from '#tests/server/support/client.ts';
import { mailServer } from '#tests/server/support/mail-server.ts';
import { freePort } from '#tests/support/product.ts';
import { canMount, smallDisk, type SmallDisk } from '#tests/support/small-disk.ts';
import type { Engine } from './engine.ts';

export type Service = 'one' | 'two' | 'database' | 'web';

/** compose.yaml as it is, running under a name of its own; limits are off, and mails arrive here. */
export interface Stack {
  readonly url: string;
  /** What database and data are on; undefined where no disks can be made. */
  readonly disks: { readonly database: SmallDisk; readonly data: SmallDisk } | undefined;
  readonly project: string;
  readonly image: string;
  /** What the files' variables are; what is set here holds from the next call of compose. */
  readonly env: NodeJS.ProcessEnv;
  /** Makes one copy's container anew, with this tag of the image; resolves when it is healthy. */
  upgrade(service: 'one' | 'two', tag: string): Promise<void>;
  /** Throws with what it printed unless it ends with 0. Nothing else of the test goes on meanwhile. */
  compose(...args: readonly string[]): string;
  /** The same, while traffic and whatever else the test has begun go on: what is timed is not timed wrongly. */
  beside(...args: readonly string[]): Promise<string>;
  /** The container of a service. */
  container(service: Service): string;
  /** One field of what the engine knows about it, like `.State.Health.Status`. */
  about(service: Service, field: string): string;
  /** Waits until it counts as healthy. */
  healthy(service: Service): Promise<void>;
  /** Stops a copy in peace and starts it where another container has its address; resolves when it is healthy. */
  move(service: 'one' | 'two'): Promise<void>;
  /** A child with an account and a profile: its mail is read. */
  newPlayer(): Promise<Client>;
  stop(): Promise<void>;
}

const HEALTHY_PATIENCE_MS = 90_000;
/** Room for a new database and a day of tests, and soon filled. */
const [DATABASE_MEGABYTES, DATA_MEGABYTES] = [400, 32];

/** As `docker` says it: standard output, or all of it in the error. */
export function docker(...args: readonly string[]): string {
  return said(['docker', ...args], process.env);
}

function said([program, ...args]: readonly string[], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(program!, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.slice(-4).join(' ')}: ${stdout}\n${stderr}`);
  return stdout;
}

async function saidBeside([program, ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return (await promisify(execFile)(program!, args, { cwd: ROOT, env, maxBuffer: 2 ** 26 })).stdout;
}

/** An image of another folder of the project, by its own Dockerfile, with what Compose builds with. */
export function buildImage({ compose }: Engine, folder: string, image: string): void {
  const home = mkdtempSync(join(tmpdir(), 'nook-build-'));
  const file = join(home, 'build.json');
  writeFileSync(file, JSON.stringify({ services: { it: { image, build: folder } } }));
  said([...compose, '-f', file, 'build'], process.env);
  rmSync(home, { recursive: true });
}

/** Builds the image. from: of another one, which is there, both copies are to begin with. */
export async function startStack({ compose: begin }: Engine, from?: string): Promise<Stack> {
  const home = mkdtempSync(join(tmpdir(), 'nook-stack-'));
  const project = `nook-test-${process.pid}`;
  const mail = await mailServer('0.0.0.0');
  await mail.start();
  const port = await freePort();
  const own = join(home, 'own.json');
  const server = { environment: { RATE_LIMITS: 'off' }, extra_hosts: ['mail:host-gateway'] };
  const disks = canMount
    ? {
        database: smallDisk(join(home, 'database'), DATABASE_MEGABYTES),
        data: smallDisk(join(home, 'data'), DATA_MEGABYTES),
      }
    : undefined;
  const volumes = Object.entries(disks ?? {}).map(([name, { folder }]) => [
    name,
    { driver: 'local', driver_opts: { type: 'none', o: 'bind', device: folder } },
  ]);
  const services = { one: server, two: server };
  writeFileSync(own, JSON.stringify({ services, volumes: Object.fromEntries(volumes) }));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    TAG: project,
    PORT: String(port),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
    SMTP_URL: mail.url.replace('127.0.0.1', 'mail'),
    MAIL_FROM: 'nook@example.org',
  };
  const before = [...begin, '--project-name', project, '--project-directory', ROOT];
  const words = (args: readonly string[]) => [...before, '-f', 'compose.yaml', '-f', own, ...args];
  const compose = (...args: readonly string[]) => said(words(args), env);
  const beside = (...args: readonly string[]) => saidBeside(words(args), env);
  const container = (service: Service) => `${project}-${service}-1`;
  const asked = (service: Service, field: string) => [
    'docker',
    'inspect',
    '--format',
    `{{${field}}}`,
    container(service),
  ];
  const about = (service: Service, field: string) => said(asked(service, field), env).trim();
  const aboutBeside = async (service: Service, field: string) =>
    (await saidBeside(asked(service, field), env)).trim();
  const linkIn = async (_url: string, email: string, path: string) => {
    for (let tries = 0; tries < 200; tries++, await sleep(50))
      for (const { recipients, mail: found } of mail.delivered) {
        const token = new RegExp(`${path}\\S*token=([\\w-]+)`).exec(found.text ?? '')?.[1];
        if (recipients.includes(email) && token) return token;
      }
    throw new Error(`no mail for ${email}`);
  };
  const [url, image] = [`http://localhost:${port}`, `addly-nook:${project}`];
  compose('build');
  if (from) env.TAG = from;
  compose('up', '--no-build', '--detach', '--wait');
  const healthy = async (service: Service) => {
    for (const end = Date.now() + HEALTHY_PATIENCE_MS; ; await sleep(200)) {
      if ((await aboutBeside(service, '.State.Health.Status')) === 'healthy') return;
      if (Date.now() > end) throw new Error(`${service} is not healthy: ${compose('logs', service)}`);
    }
  };
  const network = `${project}_default`;
  const tenants: string[] = [];
  return {
    url,
    disks,
    project,
    image,
    env,
    compose,
    beside,
    container,
    about,
    healthy,
    async upgrade(service, tag) {
      env.TAG = tag;
      await beside('up', '--no-build', '--no-deps', '--detach', service);
      await healthy(service);
    },
    async move(service) {
      const address = () => aboutBeside(service, `(index .NetworkSettings.Networks "${network}").IPAddress`);
      const before = await address();
      await beside('stop', service);
      const code = await aboutBeside(service, '.State.ExitCode');
      if (code !== '0') throw new Error(`${service} ended with ${code}`);
      const tenant = ['docker', 'run', '-d', '--network', network, image, 'sleep', '600'];
      tenants.push((await saidBeside(tenant, env)).trim());
      await beside('start', service);
      await healthy(service);
      if ((await address()) === before) throw new Error(`${service} has kept its address`);
    },
    newPlayer: () => newPlayer(url, {}, linkIn),
    async stop() {
      if (tenants.length > 0) docker('rm', '-f', ...tenants);
      compose('down', '--volumes');
      docker('image', 'rm', image);
      await mail.stop();
      disks?.database.remove();
      disks?.data.remove();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
