import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDisplay } from './display.ts';
import {
  asExpression,
  fromJson,
  keyActions,
  pointerActions,
  typeActions,
  type DrivenBrowser,
  type Viewport,
} from './driven-browser.ts';
import { startProgram } from './program.ts';
import { openWire, type Wire } from './wire.ts';

/** Draws in software, makes no requests of its own, and shows no dialogs. */
const PREFERENCES = {
  // Gives the page the focus without a window manager; otherwise Enter reaches a button but does not press it.
  'focusmanager.testmode': true,
  'webgl.force-enabled': true,
  'webgl.disable-fail-if-major-performance-caveat': true,
  'gfx.webrender.software': true,
  'remote.active-protocols': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'media.volume_scale': '0.0',
};

const FOCUS_TRIES = 10;
const FOCUS_PAUSE_MS = 300;
const MOST_WINDOWS = 6;

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Debian's Firefox over WebDriver BiDi, on its own virtual screen. */
export async function startFirefox(viewport: Viewport, binary = 'firefox-esr'): Promise<DrivenBrowser> {
  const display = await startDisplay(viewport);
  const program = startProgram({
    command: binary,
    args: (home) => [
      '--profile',
      home,
      '--no-remote',
      `--width=${viewport.width}`,
      `--height=${viewport.height}`,
      '--remote-debugging-port=0',
      // An empty page would leave the focus in the address bar.
      'data:text/html,<title>Tests</title>',
    ],
    env: { DISPLAY: display.name, MOZ_DISABLE_CONTENT_SANDBOX: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    prepare: (home) =>
      writeFileSync(
        join(home, 'user.js'),
        Object.entries(PREFERENCES)
          .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
          .join(''),
      ),
  });
  const stop = async () => {
    await program.end();
    display.stop();
  };
  try {
    const [, address] = await program.line(/WebDriver BiDi listening on (ws:\S+)/);
    return await driven(`${address}/session`, viewport, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Without the focus, keys arrive but activate nothing. There is no window manager, so some windows never get it. */
async function windowWithFocus(wire: Wire, first: string): Promise<string> {
  let context = first;
  const hasFocus = async () => {
    const expression = 'document.hasFocus()';
    const { result } = await wire.send<{ result?: { value?: unknown } }>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    });
    return result?.value === true;
  };
  for (let windows = 1; ; windows++) {
    await wire.send('browsingContext.activate', { context });
    for (let tries = 0; tries < FOCUS_TRIES; tries++) {
      if (await hasFocus()) return context;
      await sleep(FOCUS_PAUSE_MS);
    }
    if (windows === MOST_WINDOWS) throw new Error('no window of Firefox got the focus');
    const next = await wire.send<{ context: string }>('browsingContext.create', { type: 'window' });
    await wire.send('browsingContext.close', { context });
    context = next.context;
  }
}

async function driven(
  address: string,
  viewport: Viewport,
  stop: () => Promise<void>,
): Promise<DrivenBrowser> {
  const wire = await openWire(address);
  const { capabilities } = await wire.send<{ capabilities: Record<string, string> }>('session.new', {
    capabilities: {},
  });
  const tree = await wire.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = await windowWithFocus(wire, tree.contexts[0]!.context);
  await wire.send('session.subscribe', { events: ['log.entryAdded'] });
  const logs: string[] = [];
  wire.onEvent((_method, { level, text }) => {
    if (level === 'error' || level === 'warn') logs.push(`${level}: ${text}`);
  });
  const resize = async (size: Viewport) =>
    void (await wire.send('browsingContext.setViewport', { context, viewport: size }));
  await resize(viewport);
  const act = async (actions: unknown) =>
    void (await wire.send('input.performActions', { context, actions }));
  const browser: DrivenBrowser = {
    name: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      await wire.send('browsingContext.navigate', { context, url, wait: 'complete' });
      // A page in a new process is not activated automatically.
      await wire.send('browsingContext.activate', { context });
    },
    async evaluate(run, ...given) {
      const { type, result, exceptionDetails } = await wire.send<Evaluated>('script.evaluate', {
        expression: asExpression(run, given),
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return fromJson(result?.value);
    },
    tap: (x, y, by = 'mouse') => act(pointerActions(x, y, by)),
    key: (key) => act(keyActions(key)),
    type: (text) => act(typeActions(text)),
    async screenshot() {
      const { data } = await wire.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    resize,
    async cookies() {
      const { cookies } = await wire.send<{ cookies: { name: string; value: { value: string } }[] }>(
        'storage.getCookies',
        { partition: { type: 'context', context } },
      );
      return cookies.map(({ name, value }) => ({ name, value: value.value }));
    },
    async setCookie({ name, value }) {
      const domain = await browser.evaluate(() => location.hostname);
      const cookie = { name, value: { type: 'string', value }, domain, path: '/', httpOnly: true };
      await wire.send('storage.setCookie', { cookie });
    },
    logs: () => logs,
    async stop() {
      wire.close();
      await stop();
    },
  };
  return browser;
}
