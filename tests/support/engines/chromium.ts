import { setTimeout as sleep } from 'node:timers/promises';
import {
  asExpression,
  fromJson,
  PRESS_MS,
  type DrivenBrowser,
  type NamedKey,
  type Viewport,
} from './driven-browser.ts';
import { startProgram } from './program.ts';
import { openWire, type Wire } from './wire.ts';

export interface ChromiumPlan {
  readonly binary: string;
  /** Additional flags for this build. */
  readonly args?: readonly string[];
  /** Folders with the libraries that come with it. */
  readonly libraries?: string;
}

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--mute-audio',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

/** Virtual key codes, and the text of keys that insert some. */
const KEYS: Readonly<Record<NamedKey, readonly [code: number, text?: string]>> = {
  Enter: [13, '\r'],
  Tab: [9],
  BackTab: [9],
  Space: [32, ' '],
  Escape: [27],
  ArrowLeft: [37],
  ArrowUp: [38],
  ArrowRight: [39],
  ArrowDown: [40],
};

/** The bit for Shift among a key's modifiers. */
const SHIFT = 8;

const LOAD_MS = 60_000;

interface Evaluated {
  readonly result: { readonly value?: string };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** A Chromium of any version, over its devtools protocol. */
export async function startChromium(viewport: Viewport, plan: ChromiumPlan): Promise<DrivenBrowser> {
  const { width, height } = viewport;
  const program = startProgram({
    command: plan.binary,
    args: (home) => [
      ...ARGS,
      `--user-data-dir=${home}`,
      `--window-size=${width},${height}`,
      ...(plan.args ?? []),
      'about:blank',
    ],
    env: plan.libraries ? { LD_LIBRARY_PATH: plan.libraries } : {},
  });
  try {
    const [, host] = await program.line(/DevTools listening on ws:\/\/([^/]+)/);
    const ask = async <Got>(path: string) => (await (await fetch(`http://${host}${path}`)).json()) as Got;
    const { Browser: name } = await ask<{ Browser: string }>('/json/version');
    const wire = await openWire(await firstPage(ask));
    return await driven(wire, name, viewport, () => program.end());
  } catch (error) {
    await program.end();
    throw error;
  }
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

/** The protocol answers slightly before the window exists. */
async function firstPage(ask: <Got>(path: string) => Promise<Got>): Promise<string> {
  for (const deadline = Date.now() + LOAD_MS; Date.now() < deadline; await sleep(50)) {
    const page = (await ask<Target[]>('/json/list')).find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
  }
  throw new Error('the browser opened no page');
}

async function driven(
  wire: Wire,
  name: string,
  viewport: Viewport,
  stop: () => Promise<void>,
): Promise<DrivenBrowser> {
  const logs = logsOf(wire);
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await wire.send(`${domain}.enable`);
  const resize = async ({ width, height }: Viewport) =>
    void (await wire.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    }));
  await resize(viewport);
  const evaluate: DrivenBrowser['evaluate'] = async (run, ...given) => {
    const { result, exceptionDetails } = await wire.send<Evaluated>('Runtime.evaluate', {
      expression: asExpression(run, given),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return fromJson(result.value);
  };
  return {
    name,
    evaluate,
    resize,
    logs: () => logs,
    goto: (url) => goTo(wire, url),
    tap: (x, y, by = 'mouse') => (by === 'touch' ? touch(wire, x, y) : click(wire, x, y)),
    key: (key) => pressKey(wire, key),
    async type(text) {
      for (const letter of text)
        for (const type of ['keyDown', 'keyUp'])
          await wire.send('Input.dispatchKeyEvent', {
            type,
            key: letter,
            ...(type === 'keyDown' ? { text: letter } : {}),
          });
    },
    async screenshot() {
      const { data } = await wire.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
    async cookies() {
      const { cookies } = await wire.send<{ cookies: { name: string; value: string }[] }>(
        'Network.getCookies',
      );
      return cookies;
    },
    async setCookie(cookie) {
      const url = await evaluate(() => location.origin);
      await wire.send('Network.setCookie', { ...cookie, url, httpOnly: true });
    },
    async stop() {
      wire.close();
      await stop();
    },
  };
}

function logsOf(wire: Wire): string[] {
  const logs: string[] = [];
  wire.onEvent((method, params) => {
    if (method === 'Log.entryAdded') {
      const { level, text } = params.entry as { level: string; text: string };
      logs.push(`${level}: ${text}`);
    }
    if (method === 'Runtime.exceptionThrown') {
      const { text, exception } = params.exceptionDetails as NonNullable<Evaluated['exceptionDetails']>;
      logs.push(`exception: ${exception?.description ?? text}`);
    }
  });
  return logs;
}

async function goTo(wire: Wire, url: string): Promise<void> {
  // Answered when the new page has replaced the old one.
  const { errorText } = await wire.send<{ errorText?: string }>('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  const isLoaded = async () => {
    const state = { expression: 'document.readyState' };
    const { result } = await wire.send<Evaluated>('Runtime.evaluate', state);
    return result.value === 'complete';
  };
  // While a page redirects, there is no document for a moment.
  for (const deadline = Date.now() + LOAD_MS; Date.now() < deadline; await sleep(50))
    if (await isLoaded().catch(() => false)) return;
  throw new Error(`${url} was not loaded within ${LOAD_MS / 1000} s`);
}

async function click(wire: Wire, x: number, y: number): Promise<void> {
  const send = (type: string) =>
    wire.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    });
  await send('mouseMoved');
  await send('mousePressed');
  await sleep(PRESS_MS);
  await send('mouseReleased');
}

async function touch(wire: Wire, x: number, y: number): Promise<void> {
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(PRESS_MS);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function pressKey(wire: Wire, key: NamedKey): Promise<void> {
  const [code, text] = KEYS[key];
  const [name, modifiers] = key === 'BackTab' ? ['Tab', SHIFT] : [key, 0];
  const pressed = { key: key === 'Space' ? ' ' : name, code: name, modifiers, windowsVirtualKeyCode: code };
  await wire.send('Input.dispatchKeyEvent', {
    type: text ? 'keyDown' : 'rawKeyDown',
    ...pressed,
    ...(text ? { text } : {}),
  });
  await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
}
