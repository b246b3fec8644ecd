import type { Bench } from './bench.ts';
import { button, lines, make, section } from './elements.ts';
import { fuzz } from './fuzz.ts';
import { fieldFor, SPEEDS } from './panel-fields.ts';
import type { WorkbenchParams } from './params.ts';
import { reportOn } from './report.ts';

export interface PanelOptions {
  readonly params: WorkbenchParams;
  readonly host: HTMLElement;
  /** Begins again at the same moment, standing still, so many seconds later: this is how time goes back. */
  scrub(seconds: number): void;
}

export interface Panel {
  /** Watches this from now on. */
  follow(bench: Bench): void;
}

/** The stage leaves so much of the window to the panel. */
export const PANEL_WIDTH = '23rem';
const STEP_SECONDS = 0.1;
const SCRUB_STEP_SECONDS = 0.02;
const FUZZ_EVENTS = 2000;
/** Cost and report are told anew after so many frames: reading must not cost what it measures. */
const FRAMES = 60;

/** Parameters, time, checks and what goes on, beside the stage. */
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
    {},
    fields(params),
    time.element,
    checks(() => bench, host, write),
    report,
  );
  panel.style.cssText =
    `position:fixed;inset:0 0 0 auto;width:${PANEL_WIDTH};box-sizing:border-box;overflow:auto;` +
    'padding:4px 12px;background:#fffdf7;color:#222;font:13px/1.4 system-ui';
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
  const grid = make('div');
  grid.style.cssText = 'display:grid;grid-template-columns:auto 1fr auto 1fr;gap:4px 8px;align-items:center';
  for (const name of Object.keys(params) as (keyof WorkbenchParams)[]) {
    const input = fieldFor(name, params, (value) => {
      const next = new URLSearchParams(location.search);
      next.set(name, value);
      location.search = next.toString();
    });
    input.id = `field-${name}`;
    input.style.cssText = 'min-width:0;max-width:100%;box-sizing:border-box;justify-self:start';
    grid.append(make('label', { textContent: name, htmlFor: input.id }), input);
  }
  return section('What is open', grid);
}

/** Running, speed, steps and the way back. */
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
  bar.style.cssText = 'width:100%;margin:4px 0';
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
      text.set(`${at.toFixed(2)} s of ${now.seconds} s, speed ${now.clock.speed}`);
    },
    tellCost(costs: readonly number[]) {
      const mean = costs.reduce((sum, one) => sum + one, 0) / costs.length;
      cost.set(`Frame cost: ${mean.toFixed(1)} ms of script, ${Math.max(...costs).toFixed(1)} ms at most`);
    },
  };
}

/** What can be tried on a game. */
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
