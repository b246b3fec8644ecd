import type { Machine } from '#engine/kernel/machine.ts';
import type { Bench } from './bench.ts';

const LOG_LINES = 14;

type AnyMachine = Machine<string, string>;

/** A machine as a table: each state with its events, the present one marked. */
function tableText(name: string, { table, state }: Pick<AnyMachine, 'table' | 'state'>): string {
  const rows = Object.entries(table as Readonly<Record<string, Readonly<Record<string, string>>>>).map(
    ([from, events]) => {
      const ways = Object.entries(events).map(([event, to]) => `${event} > ${to}`);
      return `${from === state ? '* ' : '  '}${from}: ${ways.join(', ') || 'the end'}`;
    },
  );
  return [name, ...rows].join('\n');
}

const movesText = ({ log }: AnyMachine) =>
  log
    .slice(-LOG_LINES)
    .map(({ at, from, event, to }) => `${at.toFixed(2)} ${from} - ${event} > ${to ?? 'refused'}`)
    .join('\n');

/** The panel's report, by heading. */
export function reportOn({ session, problems }: Bench): Readonly<Record<string, string>> {
  const trouble = { Problems: problems.join('\n') || 'none' };
  const stage = session?.stage;
  if (!session || !stage) return trouble;
  const { scene } = session;
  const machines: Readonly<Record<string, AnyMachine>> = {
    Session: session.machine as unknown as AnyMachine,
    ...(scene && 'machine' in scene && { Scene: scene.machine as AnyMachine }),
  };
  const focus = stage.controls.list
    .filter((control) => control.visible())
    .map((control, index) => {
      const state = session.isLive(control) ? '' : ' (not now)';
      return `${index + 1} ${control.kind} ${control.id}: ${control.label || 'no name: decoration'}${state}`;
    });
  const sounds = stage.channels.log
    .slice(-LOG_LINES)
    .map(({ at, channel, id, outcome }) => `${at.toFixed(2)} ${channel} ${id} ${outcome ?? '...'}`);
  return {
    ...trouble,
    'Machine tables': Object.entries(machines)
      .map(([name, machine]) => tableText(name, machine))
      .join('\n'),
    'Machine log': Object.values(machines).map(movesText).join('\n'),
    'Focus order': focus.join('\n'),
    Gate: stage.gate.reasons.join(', ') || 'open',
    Sounds: sounds.join('\n') || 'none',
    Scene: JSON.stringify(
      scene?.describe(),
      (key, value: unknown) => (key === 'moves' ? undefined : value),
      1,
    ),
  };
}
