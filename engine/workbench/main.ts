import 'pixi.js/unsafe-eval';
import '@fontsource-variable/fredoka/index.css';
import { Application } from 'pixi.js';
import { openStage } from '#engine/mount.ts';
import type { OwnedSession } from '#engine/core/session.ts';
import { goTo } from './checkpoints.ts';
import { createOverlay } from './overlay.ts';
import { createPanel } from './panel.ts';
import { momentCount, momentName, readParams, SIZES, type WorkbenchParams } from './params.ts';

/** Opens any game, scene and moment alone, by the page's address: no server, no account, no React. */
async function openWorkbench(): Promise<void> {
  const parsed = readParams(location.search);
  if ('problems' in parsed) return showProblems(parsed.problems);
  const { params } = parsed;
  document.title = `${params.game} - ${params.scene} - ${params.at}`;
  Object.assign(document.body.style, { margin: '0', background: '#2b2230', overflow: 'hidden' });
  const host = createHost(params);
  const app = new Application();
  await app.init({
    preference: 'webgl',
    autoDensity: true,
    autoStart: false,
    sharedTicker: false,
    width: host.clientWidth,
    height: host.clientHeight,
    antialias: devicePixelRatio < 2,
  });
  host.append(app.canvas);

  let session = await start(app, host, params);
  if (params.boxes) createOverlay(host, () => session);
  if (params.bare) return;
  createPanel({
    params,
    session: () => session,
    async restart(seconds) {
      session.dispose();
      session = await start(app, host, { ...params, speed: 0 }, seconds);
    },
  });
}

/** A session at the wanted moment, and so many seconds later; then time runs unless speed is 0. */
async function start(
  app: Application,
  host: HTMLElement,
  params: WorkbenchParams,
  later = 0,
): Promise<OwnedSession> {
  const silent = params.mute ? { voiceOn: false, effectsOn: false, musicOn: false } : {};
  const session = openStage(
    app,
    {
      gameId: params.game,
      player: { avatar: params.avatar, xp: 95 },
      theme: params.theme,
      cameFrom: undefined,
      host,
      seed: params.seed,
      onResult: () => Promise.resolve('saved'),
      onLeave: (to) => console.info(`leave: ${to}`),
      onProblem: (message) => console.warn(`told: ${message}`),
    },
    {
      stepped: true,
      settings: { ...silent, reach: params.reach, calmMotion: params.calm ? 'on' : 'device' },
    },
  );
  await session.ready;
  if (session.stage) goTo(session, params.scene, momentName(params.at), momentCount(params.at));
  session.clock.step(later);
  if (params.speed > 0) {
    session.clock.speed = params.speed;
    session.clock.start();
  }
  return session;
}

function createHost(params: WorkbenchParams): HTMLElement {
  const host = document.createElement('section');
  const size: readonly [number, number] | undefined = SIZES[params.size];
  const [width, height] = size ? size.map((pixels) => `${pixels}px`) : ['100vw', '100vh'];
  Object.assign(host.style, { position: 'relative', overflow: 'hidden', width, height });
  document.body.append(host);
  return host;
}

function showProblems(problems: readonly string[]): void {
  const list = document.createElement('ul');
  list.setAttribute('role', 'alert');
  list.append(...problems.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  const title = Object.assign(document.createElement('h1'), {
    textContent: 'This address says something unknown',
  });
  document.body.append(title, list);
}

void openWorkbench();
