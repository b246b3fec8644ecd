import { Container, type Application } from 'pixi.js';
import { findGame } from '#engine/games/catalogue.ts';
import { createClock } from '#engine/kernel/clock.ts';
import { createScreen } from '#engine/kernel/screen.ts';
import { resolutionFor, tierFor } from '#engine/layout/device-pixels.ts';
import { layoutFor, type Rect } from '#engine/layout/layout.ts';
import { createRandom } from '#engine/rules/random.ts';
import { loadAll } from '#engine/session/loading.ts';
import { sharpen } from '#engine/sprites/label.ts';
import { Particles } from '#engine/sprites/particles.ts';
import type { Bench } from './bench.ts';
import type { Exhibit } from './exhibit.ts';
import type { WorkbenchParams } from './params.ts';

/** A medium tone, on which white rings, dark ink and soft shadows are all visible. */
const PAPER = '#9FC4D8';
/** The pause before a finished movement is repeated. */
const REST_SECONDS = 0.8;

/** One exhibit, as large as the canvas allows; its movement is repeated forever. */
export async function openExhibit(
  app: Application,
  host: HTMLElement,
  params: WorkbenchParams,
  exhibit: Exhibit,
): Promise<Bench> {
  const { theme, avatar, calm } = params;
  const problems: string[] = [];
  const { clientWidth: width, clientHeight: height } = host;
  const tier = tierFor(layoutFor(width, height).scale * resolutionFor(width, height, devicePixelRatio));
  const game = findGame(params.game)!;
  const report = (problem: string) => void problems.push(problem);
  const { pictures } = await loadAll({ gameId: game.id, avatar, tier, renderer: app.renderer, report });
  const clock = createClock(() => app.render());
  app.renderer.background.color = PAPER;
  let stage = new Container();
  let movement: gsap.core.Timeline | undefined;
  let followers: ((deltaSeconds: number) => void)[] = [];
  let began = 0;

  const clear = () => {
    movement?.kill();
    stage.destroy({ children: true, style: true, context: true });
    followers = [];
  };
  const show = () => {
    clear();
    const { layout } = screen;
    stage = app.stage.addChild(new Container());
    const random = createRandom(params.seed);
    const particles = new Particles(theme, random);
    const burst = (from: Container, count: number, rim?: Rect) => {
      const { x, y } = stage.toLocal({ x: rim?.x ?? 0, y: rim?.y ?? 0 }, from);
      particles.burst({ ...rim, x, y }, count);
    };
    const onStep = (follow: (deltaSeconds: number) => void) => void followers.push(follow);
    onStep((delta) => particles.step(delta));
    const fx = { calm, burst };
    movement = exhibit.show(stage, { pictures, theme, avatar, layout, fx, random, onStep });
    stage.addChild(particles);
    const [width, height] = exhibit.room;
    const scale = Math.min(host.clientWidth / width, host.clientHeight / height);
    stage.scale.set(scale);
    stage.position.set(host.clientWidth / 2, host.clientHeight / 2);
    sharpen(stage, scale * app.renderer.resolution);
    movement?.play();
    began = clock.now;
  };
  clock.onStep((delta) => {
    for (const follow of followers) follow(delta);
    if (movement && clock.now - began > exhibit.seconds + REST_SECONDS) show();
  });
  const screen = createScreen({
    app,
    host,
    clock,
    reach: () => params.reach,
    adaptive: false,
    onFit: () => movement && show(),
  });
  show();

  return {
    clock,
    session: undefined,
    seconds: exhibit.seconds,
    get at() {
      return clock.now - began;
    },
    problems,
    dispose() {
      clear();
      screen.dispose();
      clock.dispose();
    },
  };
}
