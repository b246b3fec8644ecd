import type { Bench } from './bench.ts';
import { button, lines, make, section } from './elements.ts';
import { fuzz } from './fuzz.ts';
import { fieldFor, SPEEDS } from './panel-fields.ts';
import { addressWith, type WorkbenchParams } from './params.ts';
import { reportOn } from './report.ts';

export interface PanelOptions {
  readonly params: WorkbenchParams;
  readonly host: HTMLElement;
  /** Opens the same moment again, stopped, and advances it by this many seconds: the only way to go back in time. */
  scrub(seconds: number): void;
}

export interface Panel {
  /** Shows the state of this bench from now on. */
  follow(bench: Bench): void;
}

const STEP_SECONDS = 0.1;
const SCRUB_STEP_SECONDS = 0.02;
const FUZZ_EVENTS = 2000;
/** Cost and report are updated once in this many frames, so that measuring does not add much to the cost. */
const FRAMES = 60;

/** Parameters, time, checks and reports, beside the stage. */
export function createPanel({ params, host, scrub }: PanelOptions): Panel {
  let bench: Bench | undefined;
  const time = createTime(() => bench, scrub);
  const report = make('div');
  const write = () => {
    if (!bench) return;
    const open = new Set([...report.querySelectorAll('details[open]')].map((part) => part.id));
    const isFirst = report.childElementCount === 0;
    report.replaceChildren(
      ...Object.entries(reportOn(bench)).map(([title, text]) => {
        const body = lines();
        body.set(text);
        return Object.assign(section(title, body.element), { id: title, open: isFirst || open.has(title) });
      }),
    );
    time.show();
  };
  const panel = make(
    'aside',
    { className: 'panel' },
    make('a', { href: location.pathname, textContent: 'All games, scenes and moments' }),
    fields(params),
    time.element,
    checks(() => bench, host, write),
    report,
  );
  panel.addEventListener('click', write);
  document.body.append(panel);

  return {
    follow(next) {
      bench = next;
      const costs: number[] = [];
      next.clock.onFrame(({ scriptMs }) => {
        time.show();
        if (costs.push(scriptMs) < FRAMES) return;
        time.tellCost(costs.splice(0));
        write();
      });
      write();
    },
  };
}

function fields(params: WorkbenchParams): HTMLElement {
  const grid = make('div', { className: 'fields' });
  for (const name of Object.keys(params) as (keyof WorkbenchParams)[]) {
    const input = fieldFor(name, params, (value) => {
      location.search = addressWith(location.search, name, value);
    });
    input.id = `field-${name}`;
    grid.append(make('label', { textContent: name, htmlFor: input.id }), input);
  }
  return section('What is open', grid);
}

/** Run, stop, speed, steps and the time slider. */
function createTime(bench: () => Bench | undefined, scrub: (seconds: number) => void) {
  const text = lines();
  const cost = lines();
  cost.set('Frame cost: let it run for a second');
  const bar = make('input', {
    type: 'range',
    min: '0',
    max: '0',
    step: String(SCRUB_STEP_SECONDS),
    value: '0',
  });
  bar.setAttribute('aria-label', 'Seconds after the moment');
  bar.addEventListener('input', () => scrub(bar.valueAsNumber));
  const buttons = make(
    'div',
    {},
    button('Run', () => bench()?.clock.start()),
    button('Stop', () => bench()?.clock.stop()),
    button(`Step ${STEP_SECONDS} s`, () => {
      bench()?.clock.stop();
      bench()?.clock.step(STEP_SECONDS);
    }),
    ...SPEEDS.map((speed) => button(`x${speed}`, () => bench() && (bench()!.clock.speed = speed))),
  );
  return {
    element: section('Time', buttons, bar, text.element, cost.element),
    show() {
      const now = bench();
      if (!now) return;
      const at = Math.min(now.at, now.seconds);
      bar.max = String(now.seconds);
      bar.value = String(at);
      const pace = now.clock.running ? `speed ${now.clock.speed}` : 'stopped';
      text.set(`${at.toFixed(2)} s of ${now.seconds} s, ${pace}`);
    },
    tellCost(costs: readonly number[]) {
      const mean = costs.reduce((sum, one) => sum + one, 0) / costs.length;
      cost.set(`Frame cost: ${mean.toFixed(1)} ms of script, ${Math.max(...costs).toFixed(1)} ms at most`);
    },
  };
}

/** Checks that can be run on a game. */
function checks(bench: () => Bench | undefined, host: HTMLElement, done: () => void): HTMLElement {
  const outcome = lines();
  const run = button(`Fuzz with ${FUZZ_EVENTS} events`, () => {
    const session = bench()?.session;
    if (!session) return outcome.set('Only a game can be fuzzed.');
    session.clock.stop();
    const wrong = fuzz(session, host, 1, FUZZ_EVENTS);
    outcome.set(wrong.length === 0 ? `${FUZZ_EVENTS} events, nothing went wrong` : wrong.join('\n'));
    done();
  });
  return section('Checks', run, outcome.element);
}
