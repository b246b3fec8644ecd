import 'pixi.js/unsafe-eval';
import '@fontsource-variable/fredoka/index.css';
import { Application } from 'pixi.js';
import type { Bench } from './bench.ts';
import { make } from './elements.ts';
import type { Exhibit } from './exhibit.ts';
import { createFrame } from './frame.ts';
import { createGallery } from './gallery.ts';
import { MOVEMENTS } from './movements.ts';
import { openBench } from './open-bench.ts';
import { createOverlay } from './overlay.ts';
import { createPanel } from './panel.ts';
import { readParams } from './params.ts';
import { createStudio } from './studio.ts';
import { THINGS } from './things.ts';
import './workbench.css';

type Exhibits = Readonly<Record<string, Pick<Exhibit, 'about' | 'room' | 'seconds'>>>;

/**
 * The workbench's interface for scripts, which take pictures of one thing after the other without reloading the page.
 */
export interface Workbench {
  /** The page's address is open, or was reported as wrong. */
  readonly ready: boolean;
  /** Opens an address ("?game=...") in place of the present one. Rejects with everything wrong in it. */
  open(search: string): Promise<void>;
  /** Shows every game, scene and moment as a picture. */
  list(): void;
  /** Opens the present address again, at the same moment, after its code has changed. */
  redraw(): Promise<void>;
  /** Advances time by this many seconds and draws once. */
  step(seconds: number): void;
  /** All movements and things that can be shown alone. */
  readonly exhibits: { readonly fx: Exhibits; readonly sprite: Exhibits };
  /** What went wrong since it was opened. */
  problems(): readonly string[];
}

declare global {
  interface Window {
    __workbench?: Workbench;
  }
}

/** The present version of openBench: hot reloading replaces it. */
let opener = openBench;

/** Opens any game, scene and moment alone: no server, no account, no React. */
async function createWorkbench(): Promise<Workbench> {
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
  let stopFitting = () => {};
  /** Shows what is open again, with the newest code. */
  let redraw = () => Promise.resolve();

  const clear = (look: string) => {
    bench?.dispose();
    bench = undefined;
    stopFitting();
    stopFitting = () => {};
    document.body.className = `workbench ${look}`;
    document.body.replaceChildren();
  };
  const open = async (search: string, seconds = 0) => {
    redraw = () => open(search, bench && Math.min(bench.at, bench.seconds));
    const parsed = readParams(search);
    if ('problems' in parsed) throw new AddressError(parsed.problems);
    const { params } = parsed;
    clear(params.bare ? 'bench bare' : 'bench');
    const frame = createFrame(params);
    const { host } = frame;
    host.append(app.canvas);
    document.body.append(frame.element);
    const reopen = async (later: number) => {
      bench?.dispose();
      bench = undefined;
      bench = await opener(app, host, params);
      bench.clock.step(later);
      panel?.follow(bench);
      overlay?.follow(bench);
    };
    const panel = params.bare ? undefined : createPanel({ params, host, scrub: onlyLast(reopen) });
    const overlay = params.boxes ? createOverlay(host) : undefined;
    stopFitting = frame.fit();
    await reopen(seconds);
    ready = true;
    if (params.speed > 0) run(bench!, params.speed);
  };

  return {
    get ready() {
      return ready;
    },
    open,
    list() {
      clear('');
      const gallery = createGallery(createStudio(app, (...what) => opener(...what)));
      redraw = () => Promise.resolve(gallery.redraw());
      document.body.append(gallery.element);
      ready = true;
    },
    redraw: () => redraw(),
    exhibits: { fx: MOVEMENTS, sprite: THINGS },
    step: (seconds) => bench?.clock.step(seconds),
    problems: () => bench?.problems ?? [],
  };
}

/** Of the calls made while one is running only the last is carried out: a slider sends many. */
function onlyLast(call: (value: number) => Promise<void>): (value: number) => void {
  let wish: number | undefined;
  let busy = false;
  const callUntilNone = async () => {
    busy = true;
    while (wish !== undefined) {
      const next = wish;
      wish = undefined;
      await call(next);
    }
    busy = false;
  };
  return (value) => {
    wish = value;
    if (!busy) void callUntilNone();
  };
}

function run({ clock }: Bench, speed: number): void {
  clock.speed = speed;
  clock.start();
}

/** An address with unknown parameters or values. */
class AddressError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

function showProblems(title: string, problems: readonly string[]): void {
  const list = make('ul', {}, ...problems.map((textContent) => make('li', { textContent })));
  list.setAttribute('role', 'alert');
  document.body.className = 'workbench wrong-address';
  document.body.replaceChildren(
    make('h1', { textContent: title }),
    list,
    make('a', { href: location.pathname, textContent: 'All games, scenes and moments' }),
  );
}

/** Shows on the page why something did not open; anything but a wrong address is rethrown. */
async function told(opening: Promise<void>): Promise<void> {
  try {
    await opening;
  } catch (error) {
    if (error instanceof AddressError)
      return showProblems('This address says something unknown', error.problems);
    showProblems('This did not open', [String(error)]);
    throw error;
  }
}

async function start(): Promise<void> {
  const workbench = await createWorkbench();
  window.__workbench = workbench;
  if (location.search === '') workbench.list();
  else await told(workbench.open(location.search));
}

if (import.meta.hot)
  import.meta.hot.accept('./open-bench.ts', (edited) => {
    if (!edited) return;
    opener = (edited as unknown as typeof import('./open-bench.ts')).openBench;
    if (window.__workbench) void told(window.__workbench.redraw());
  });

void start();
