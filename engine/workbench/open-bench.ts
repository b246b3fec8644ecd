import type { Application } from 'pixi.js';
import { openExhibit } from './open-exhibit.ts';
import { openGame, type Bench } from './bench.ts';
import { openNookBench } from './nook-bench.ts';
import { exhibitOf, type WorkbenchParams } from './params.ts';
import { eraseWords } from './wordless.ts';

/** What the parameters name: a movement or thing alone, the Nook, or a game at its moment. Time stands still. */
export async function openBench(
  app: Application,
  host: HTMLElement,
  params: WorkbenchParams,
): Promise<Bench> {
  const bench = await openPlainBench(app, host, params);
  if (!params.wordless) return bench;
  const letWords = eraseWords(app);
  const dispose = () => {
    letWords();
    bench.dispose();
  };
  // The bench tells its time through getters, which a copy would lose.
  return Object.create(bench, { dispose: { value: dispose } }) as Bench;
}

function openPlainBench(app: Application, host: HTMLElement, params: WorkbenchParams): Promise<Bench> {
  if (params.nook !== 'none') return openNookBench(app, host, params);
  const exhibit = exhibitOf(params);
  return exhibit ? openExhibit(app, host, params, exhibit) : openGame(app, host, params);
}
