/** The browser's half of bench/engine.ts: it counts and times, and `window.engineBench` returns the figures. */
import 'pixi.js/unsafe-eval';
import '#web/styles/letters.css';
import { gsap } from 'gsap';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSession, type OwnedSession, type SessionExtras } from '#engine/session/session.ts';
import type { GameFailure } from '#engine/ports.ts';
import { GAMES, findGame } from '#engine/games/catalogue.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { openCanvas, type Canvas } from '#tests/support/canvas.ts';
import { GameStage } from '#web/features/game/game-stage.tsx';
import { BUSY_SCENES, bareCopyOf, shownUnder, type BusyScene } from './engine-scene.ts';

const SIZE = { width: 1920, height: 1080 };
const STEP = 1 / 60;
/** Confetti flies for longer, and none of it has begun to fade: in the bare loop none does. */
const CHUNK_FRAMES = 100;
const CHUNKS = 40;
/** Enough that all worlds and sheets are loaded within the first ten. */
const MOUNTED = [
  'total-treasure-hunt',
  'cookie-crunch-count',
  'number-trail',
  'sound-safari',
  'none-left-fun',
];

const calls = { draws: 0, uploads: 0 };
countCalls(['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'], 'draws');
countCalls(['texImage2D', 'texSubImage2D'], 'uploads');

function countCalls(names: readonly string[], kind: keyof typeof calls): void {
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  for (const name of names) {
    const original = methods[name]!;
    methods[name] = function (...args) {
      calls[kind] += 1;
      return original.apply(this, args);
    };
  }
}

/** Draw calls and uploads of one frame. */
function callsOf(frame: () => void): { readonly draws: number; readonly uploads: number } {
  Object.assign(calls, { draws: 0, uploads: 0 });
  frame();
  return { ...calls };
}

const openFull = () => openCanvas(SIZE.width, SIZE.height);

const SILENT: SessionExtras = {
  stepped: true,
  settings: { calmMotion: 'off', voiceOn: false, effectsOn: false, musicOn: false },
};

async function openSession(
  { app, host }: Canvas,
  gameId: string,
  scenes = loadScenes,
): Promise<OwnedSession> {
  const options = {
    gameId,
    player: { avatar: 'fox', xp: 95 },
    theme: 'core',
    cameFrom: undefined,
    host,
    seed: 7,
  } as const;
  const ports = {
    onResult: () => Promise.resolve('saved' as const),
    onKept() {},
    onLeave() {},
    onProblem: (message: string) => console.error(message),
    onBroken: ({ error }: GameFailure) => console.error(error),
  };
  const session = createSession(app, { ...options, ...ports }, scenes, SILENT);
  await session.ready;
  return session;
}

/** Milliseconds a frame, averaged over CHUNK_FRAMES. */
function timed(frame: () => void): number {
  const startMs = performance.now();
  for (let count = 0; count < CHUNK_FRAMES; count++) frame();
  return (performance.now() - startMs) / CHUNK_FRAMES;
}

/** The busiest scene, alternately drawn by the engine and by a bare loop, in milliseconds a frame, and its calls. */
async function busiestScene() {
  const stage = await openFull();
  const session = await openSession(stage, 'total-treasure-hunt', () => Promise.resolve(BUSY_SCENES));
  const scene = session.scene as BusyScene;
  const frame = () => session.clock.step(STEP);
  const celebrate = () => {
    while (scene.flying > 0) session.clock.advance(STEP);
    scene.celebrate();
    frame();
  };
  celebrate();
  const bareStage = await openFull();
  const { root, move } = bareCopyOf(session.stage!.stage, frame);
  bareStage.app.stage.addChild(root);
  let seconds = 0;
  const bareFrame = () => {
    move((seconds += STEP));
    bareStage.app.render();
  };
  const shown = shownUnder(session.stage!.stage).length;
  const engineMs: number[] = [];
  const bareMs: number[] = [];
  let [draws, uploads] = [0, 0];
  timed(bareFrame);
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    celebrate();
    engineMs.push(timed(frame));
    bareMs.push(timed(bareFrame));
    celebrate();
    for (let count = 0; count < CHUNK_FRAMES / 2; count++) {
      const made = callsOf(frame);
      draws = Math.max(draws, made.draws);
      uploads += made.uploads;
    }
  }
  session.dispose();
  stage.close();
  bareStage.close();
  return { engineMs, bareMs, draws, uploads, shown };
}

/** The most calls of one frame in each game, while it waits for an answer and at its result. */
async function everyGame() {
  const rows: { readonly game: string; readonly draws: number; readonly uploads: number }[] = [];
  for (const { id } of GAMES) {
    const stage = await openFull();
    const session = await openSession(stage, id);
    const settled = () => {
      session.clock.step(1);
      return callsOf(() => session.clock.step(STEP));
    };
    goTo(session, 'play', 'question', 1);
    const question = settled();
    goTo(session, 'result', 'perfect', 1);
    const draws = Math.max(question.draws, settled().draws);
    rows.push({ game: id, draws, uploads: question.uploads });
    session.dispose();
    stage.close();
  }
  return rows;
}

const box = document.createElement('div');
document.body.append(box);
const pages = createRoot(box);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function until(test: () => boolean): Promise<void> {
  while (!test()) await nextFrame();
}

/** Opens a game as a page does, in React's strict mode, starts it, and leaves it. index: from 0. */
async function visit(index: number): Promise<void> {
  const game = findGame(MOUNTED[index % MOUNTED.length]!)!;
  pages.render(
    <StrictMode>
      <GameStage
        key={index}
        game={game}
        player={{ avatar: 'fox', xp: 95 }}
        theme="core"
        cameFrom="play"
        onReady={() => undefined}
        onBroken={({ error }) => console.error(error)}
        onResult={() => Promise.resolve('saved')}
        onKept={() => undefined}
        onLeave={() => undefined}
        onProblem={() => undefined}
      />
    </StrictMode>,
  );
  const start = () =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start Game');
  await until(() => start() !== undefined);
  window.__lab!.freeze();
  start()!.click();
  window.__lab!.step(1500);
  pages.render(null);
  await until(() => box.querySelector('canvas') === null);
  await nextFrame();
}

/** Visits games from one index to another; returns what is still alive. */
async function visits(from: number, to: number) {
  for (let index = from; index < to; index++) await visit(index);
  // Sounds that were still being fetched when the last game was left.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { ...window.__liveObjects!(), tweens: gsap.globalTimeline.getChildren().length };
}

const engineBench = { busiestScene, everyGame, visits };
export type EngineBench = typeof engineBench;

declare global {
  interface Window {
    engineBench?: EngineBench;
  }
}
window.engineBench = engineBench;
