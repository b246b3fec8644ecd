import type { OwnedSession } from '#engine/core/session.ts';
import { fuzz } from './fuzz.ts';
import { fieldFor, SPEEDS } from './panel-fields.ts';
import type { WorkbenchParams } from './params.ts';

export interface PanelOptions {
  readonly params: WorkbenchParams;
  session(): OwnedSession;
  /** Begins again at the same moment, standing still, so many seconds later: this is how time goes back. */
  restart(seconds: number): Promise<void>;
}

const STEP_SECONDS = 0.1;
const SCRUB_SECONDS = 12;
const LOG_LINES = 14;
const FUZZ_EVENTS = 2000;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Readonly<Record<string, string | boolean>> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** Parameters, time and logs beside the stage. */
export function createPanel({ params, session, restart }: PanelOptions): void {
  const panel = make('aside');
  panel.style.cssText =
    'position:fixed;right:0;bottom:0;width:22rem;max-height:100vh;overflow:auto;padding:8px;background:#fffdf7ee;font:13px/1.4 system-ui';
  const open = (changed: Partial<Record<keyof WorkbenchParams, string>>) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changed)) next.set(name, value);
    location.search = next.toString();
  };
  const details = make('details', { open: true });
  details.append(make('summary', { textContent: 'Workbench' }));
  const fields = make('div');
  fields.style.cssText = 'display:grid;grid-template-columns:5rem 1fr;gap:4px';
  for (const name of Object.keys(params) as (keyof WorkbenchParams)[]) {
    const input = fieldFor(name, params, (value) => open({ [name]: value }));
    const label = make('label', { textContent: name, htmlFor: `field-${name}` });
    input.id = `field-${name}`;
    fields.append(label, input);
  }
  details.append(fields, timeRow(session, restart), logs(session));
  panel.append(details);
  document.body.append(panel);
}

function timeRow(session: () => OwnedSession, restart: PanelOptions['restart']): HTMLElement {
  const row = make('div');
  const button = (text: string, onClick: () => void) => {
    const element = make('button', { type: 'button', textContent: text });
    element.addEventListener('click', onClick);
    row.append(element);
  };
  button('Run', () => session().clock.start());
  button('Stop', () => session().clock.stop());
  button(`Step ${STEP_SECONDS} s`, () => {
    session().clock.stop();
    session().clock.step(STEP_SECONDS);
  });
  for (const speed of SPEEDS) button(`x${speed}`, () => (session().clock.speed = speed));
  button(`Fuzz ${FUZZ_EVENTS}`, () => {
    session().clock.stop();
    const host = document.querySelector<HTMLElement>('[data-stage]');
    const wrong = host ? fuzz(session(), host, 1, FUZZ_EVENTS) : ['no stage'];
    console.info(wrong.length === 0 ? 'fuzz: clean' : wrong.join('\n'));
  });
  const scrub = make('input', {
    type: 'range',
    min: '0',
    max: String(SCRUB_SECONDS),
    step: String(STEP_SECONDS),
    value: '0',
  });
  scrub.setAttribute('aria-label', 'Seconds after the moment');
  scrub.style.width = '100%';
  scrub.addEventListener('change', () => void restart(scrub.valueAsNumber));
  row.append(scrub);
  return row;
}

/** The last moves of the session, sounds and problems, four times a second of engine time. */
function logs(session: () => OwnedSession): HTMLElement {
  const text = make('pre');
  text.style.cssText = 'margin:0;white-space:pre-wrap;max-height:24rem;overflow:auto';
  const write = () => {
    const { machine, stage, problems, scene, clock } = session();
    const moves = machine.log.map(
      ({ at, from, event, to }) => `${at.toFixed(2)} ${from} -${event}-> ${to ?? 'refused'}`,
    );
    const sounds = (stage?.channels.log ?? []).map(
      ({ at, channel, id, outcome }) => `${at.toFixed(2)} ${channel} ${id} ${outcome ?? '...'}`,
    );
    text.textContent = [
      `${clock.now.toFixed(2)} s  gate: ${stage?.gate.reasons.join(', ') || 'open'}`,
      JSON.stringify(scene?.describe()),
      ...moves.slice(-LOG_LINES),
      ...sounds.slice(-LOG_LINES),
      ...problems,
    ].join('\n');
  };
  const refresh = make('button', { type: 'button', textContent: 'Read logs' });
  refresh.addEventListener('click', write);
  const box = make('div');
  box.append(refresh, text);
  write();
  return box;
}
