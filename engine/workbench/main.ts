import 'pixi.js/unsafe-eval';
import '@fontsource-variable/fredoka/index.css';
import { Application } from 'pixi.js';
import { openAlone } from './alone.ts';
import { openGame, type Bench } from './bench.ts';
import type { Exhibit } from './exhibit.ts';
import { MOVEMENTS } from './movements.ts';
import { createOverlay } from './overlay.ts';
import { createPanel, PANEL_WIDTH } from './panel.ts';
import { exhibitOf, readParams, SIZES, type WorkbenchParams } from './params.ts';
import { THINGS } from './things.ts';

type Exhibits = Readonly<Record<string, Pick<Exhibit, 'about' | 'room' | 'seconds'>>>;

/** The workbench as scripts drive it: pictures are taken of one thing after the other without loading the page anew. */
export interface Workbench {
  /** What the page's own address says is open, or was told to be wrong. */
  readonly ready: boolean;
  /** Opens what an address says ("?game=..."), in place of what was open. Rejects with all that is wrong in it. */
  open(search: string): Promise<void>;
  /** Advances time by so many seconds and draws once. */
  step(seconds: number): void;
  /** All movements and things that can be looked at alone. */
  readonly exhibits: { readonly fx: Exhibits; readonly sprite: Exhibits };
  /** What went wrong since it was opened. */
  problems(): readonly string[];
}

declare global {
  interface Window {
    __workbench?: Workbench;
  }
}

/** Opens any game, scene and moment alone: no server, no account, no React. */
async function createWorkbench(): Promise<Workbench> {
  Object.assign(document.body.style, { margin: '0', background: '#2b2230', overflow: 'hidden' });
  const app = new Application();
  await app.init({
    preference: 'webgl',
    autoDensity: true,
    autoStart: false,
    sharedTicker: false,
    antialias: devicePixelRatio < 2,
  });
  let bench: Bench | undefined;
  let ready = false;

  return {
    get ready() {
      return ready;
    },
    async open(search) {
      const parsed = readParams(search);
      if ('problems' in parsed) throw new AddressError(parsed.problems);
      const { params } = parsed;
      bench?.dispose();
      const host = createHost(params);
      host.append(app.canvas);
      document.body.replaceChildren(host);
      const reopen = async (seconds: number) => {
        bench?.dispose();
        bench = undefined;
        bench = await openBench(app, host, params);
        bench.clock.step(seconds);
        panel?.follow(bench);
        overlay?.follow(bench);
      };
      const panel = params.bare ? undefined : createPanel({ params, host, scrub: onlyLast(reopen) });
      const overlay = params.boxes ? createOverlay(host) : undefined;
      await reopen(0);
      ready = true;
      if (params.speed > 0) run(bench!, params.speed);
    },
    exhibits: { fx: MOVEMENTS, sprite: THINGS },
    step: (seconds) => bench?.clock.step(seconds),
    problems: () => bench?.problems ?? [],
  };
}

/** Of the calls that come while one is under way only the last is made: a scrub bar sends many. */
function onlyLast(call: (value: number) => Promise<void>): (value: number) => void {
  let wish: number | undefined;
  let busy = false;
  return async (value) => {
    wish = value;
    if (busy) return;
    busy = true;
    while (wish !== undefined) {
      const next = wish;
      wish = undefined;
      await call(next);
    }
    busy = false;
  };
}

function openBench(app: Application, host: HTMLElement, params: WorkbenchParams): Promise<Bench> {
  const exhibit = exhibitOf(params);
  return exhibit ? openAlone(app, host, params, exhibit) : openGame(app, host, params);
}

function run({ clock }: Bench, speed: number): void {
  clock.speed = speed;
  clock.start();
}

function createHost(params: WorkbenchParams): HTMLElement {
  const host = document.createElement('section');
  const size: readonly [number, number] | undefined = SIZES[params.size];
  const rest = params.bare ? '100vw' : `calc(100vw - ${PANEL_WIDTH})`;
  const [width, height] = size ? size.map((pixels) => `${pixels}px`) : [rest, '100vh'];
  Object.assign(host.style, { position: 'relative', overflow: 'hidden', width, height });
  return host;
}

/** An address that says something unknown. */
class AddressError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

function showProblems(problems: readonly string[]): void {
  const list = document.createElement('ul');
  list.setAttribute('role', 'alert');
  list.append(...problems.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  const title = Object.assign(document.createElement('h1'), {
    textContent: 'This address says something unknown',
  });
  document.body.replaceChildren(title, list);
  document.body.style.cssText = 'margin:2rem;font:1.1rem/1.6 system-ui;background:#fffdf7;color:#222';
}

async function start(): Promise<void> {
  const workbench = await createWorkbench();
  window.__workbench = workbench;
  try {
    await workbench.open(location.search);
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    showProblems(error.problems);
  }
}

void start();
