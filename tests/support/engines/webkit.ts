import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/product.ts';
import { startDisplay } from './display.ts';
import {
  fromJson,
  keyActions,
  pointerActions,
  typeActions,
  type Cookie,
  type DrivenBrowser,
  type Viewport,
} from './driven-browser.ts';
import { startProgram } from './program.ts';

export type WebKitPort = 'gtk' | 'wpe';

const PORTS = {
  gtk: {
    driver: 'WebKitWebDriver',
    options: 'webkitgtk:browserOptions',
    library: 'webkit2gtk-4.1',
    args: [],
  },
  wpe: {
    driver: 'WPEWebDriver',
    options: 'wpe:browserOptions',
    library: 'wpe-webkit-1.1',
    args: ['--headless'],
  },
} as const;

const ENVIRONMENT = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
};
/** Longer than any answer takes on a busy machine. WPE WebKit sometimes stops answering for good. */
const ANSWER_MS = 60_000;
/** A browser that does not quit within this time is killed with its driver. */
const LEAVE_MS = 5_000;
const START_MS = 60_000;
const LIBRARIES = '/usr/lib';

/** WebKit's MiniBrowser, in the library folder of the architecture: /usr/lib/x86_64-linux-gnu and the like. */
function miniBrowser(library: string): string {
  const found = readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, library, 'MiniBrowser'))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`no ${library}/MiniBrowser below ${LIBRARIES}`);
  return found;
}

/** Debian's WebKitGTK (on a virtual screen) or WPE WebKit (which needs none) over WebDriver. */
export async function startWebKit(viewport: Viewport, kind: WebKitPort): Promise<DrivenBrowser> {
  const { driver, options, library, args } = PORTS[kind];
  const display = kind === 'gtk' ? await startDisplay(viewport) : undefined;
  const port = await freePort();
  const program = startProgram({
    command: 'dbus-run-session',
    args: () => ['--', driver, `--port=${port}`, '--host=127.0.0.1'],
    env: { ...ENVIRONMENT, ...(display ? { DISPLAY: display.name } : {}) },
  });
  const stop = async () => {
    await program.end();
    display?.stop();
  };
  try {
    const ask = webDriver(`http://127.0.0.1:${port}`);
    await untilUp(ask, () => program.output());
    const binary = miniBrowser(library);
    const wanted = { [options]: { binary, args: ['--automation', ...args] } };
    const session = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      '/session',
      { capabilities: { alwaysMatch: wanted } },
    );
    const browser = driven(ask, `/session/${session.sessionId}`, {
      kind,
      name: `WebKit ${kind} ${session.capabilities.browserVersion}`,
      stop,
    });
    await browser.resize(viewport);
    return browser;
  } catch (error) {
    await stop();
    throw error;
  }
}

type Ask = <Got>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  patienceMs?: number,
) => Promise<Got>;

/** WebDriver's protocol: JSON requests and answers, errors with a name and a message. */
function webDriver(address: string): Ask {
  return async <Got>(method: string, path: string, body: object = {}, patienceMs = ANSWER_MS) => {
    const response = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Got & { error?: string; message?: string } };
    if (!response.ok || value?.error) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
}

async function untilUp(ask: Ask, output: () => string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(100)) {
    const isUp = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`WebKit's driver did not start:\n${output()}`);
}

function driven(
  ask: Ask,
  session: string,
  {
    kind,
    name,
    stop,
  }: { readonly kind: WebKitPort; readonly name: string; readonly stop: () => Promise<void> },
): DrivenBrowser {
  const post = <Got>(path: string, body: object) => ask<Got>('POST', session + path, body);
  const act = async (actions: unknown) => void (await post('/actions', { actions }));
  const browser: DrivenBrowser = {
    name,
    goto: async (url) => void (await post('/url', { url })),
    async evaluate(run, ...given) {
      // Not every version of the driver reports rejected promises.
      const script = `
        var done = arguments[arguments.length - 1];
        (async () => JSON.stringify(await (${run})(...${JSON.stringify(given)})))().then(
          (json) => done({ json: json === undefined ? null : json }),
          (error) => done({ thrown: String(error) + '\\n' + (error && error.stack) }));`;
      const { json, thrown } = await post<{ json?: string; thrown?: string }>('/execute/async', {
        script,
        args: [],
      });
      if (thrown) throw new Error(thrown);
      return fromJson(json);
    },
    tap: (x, y, by = 'mouse') => act(pointerActions(x, y, by)),
    key: (key) => act(keyActions(key)),
    type: (text) => act(typeActions(text)),
    screenshot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async resize(wanted) {
      // WPE without a screen has a fixed viewport.
      if (kind === 'wpe') return;
      // Sets the window's size, toolbars included: the second call corrects by the difference.
      await post('/window/rect', { x: 0, y: 0, ...wanted });
      const seen = await browser.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      const width = wanted.width + (wanted.width - seen.width);
      const height = wanted.height + (wanted.height - seen.height);
      await post('/window/rect', { x: 0, y: 0, width, height });
    },
    cookies: () => ask<Cookie[]>('GET', `${session}/cookie`),
    setCookie: async ({ name, value }) =>
      void (await post('/cookie', { cookie: { name, value, path: '/', httpOnly: true } })),
    // The driver has no command for them.
    logs: () => [],
    async stop() {
      await ask('DELETE', session, {}, LEAVE_MS).catch(() => undefined);
      await stop();
    },
  };
  return browser;
}
