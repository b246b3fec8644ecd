import 'pixi.js/unsafe-eval';
import '@fontsource-variable/fredoka/index.css';
import { Application } from 'pixi.js';
import { openGame, type Bench } from './bench.ts';
import { createOverlay } from './overlay.ts';
import { createPanel } from './panel.ts';
import { readParams, SIZES, type WorkbenchParams } from './params.ts';

/** The workbench as scripts drive it: pictures are taken of one thing after the other without loading the page anew. */
export interface Workbench {
  /** What the page's own address says is open, or was told to be wrong. */
  readonly ready: boolean;
  /** Opens what an address says ("?game=..."), in place of what was open. Rejects with all that is wrong in it. */
  open(search: string): Promise<void>;
  /** Advances time by so many seconds and draws once. */
  step(seconds: number): void;
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
      document.title = `${params.game} - ${params.scene} - ${params.at}`;
      bench?.dispose();
      document.body.replaceChildren();
      const host = createHost(params);
      host.append(app.canvas);
      bench = await openGame(app, host, params);
      bench.clock.step(0);
      ready = true;
      if (params.speed > 0) run(bench, params.speed);
      if (params.boxes) createOverlay(host, () => bench!.session!);
      if (params.bare) return;
      createPanel({
        params,
        session: () => bench!.session!,
        async restart(seconds) {
          bench?.dispose();
          bench = await openGame(app, host, params);
          bench.clock.step(seconds);
        },
      });
    },
    step: (seconds) => bench?.clock.step(seconds),
    problems: () => bench?.problems ?? [],
  };
}

function run({ clock }: Bench, speed: number): void {
  clock.speed = speed;
  clock.start();
}

function createHost(params: WorkbenchParams): HTMLElement {
  const host = document.createElement('section');
  const size: readonly [number, number] | undefined = SIZES[params.size];
  const [width, height] = size ? size.map((pixels) => `${pixels}px`) : ['100vw', '100vh'];
  Object.assign(host.style, { position: 'relative', overflow: 'hidden', width, height });
  document.body.append(host);
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
