import type { Container } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Avatar, Theme } from '#engine/ports.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Layout } from '#engine/stage/layout.ts';

/** What exhibits are made with. */
export interface Props {
  readonly pictures: Pictures;
  readonly theme: Theme;
  readonly avatar: Avatar;
  readonly layout: Layout;
  readonly fx: FxContext;
  readonly random: Random;
  /** For what follows the clock by itself: called at every step while the exhibit stands. */
  onStep(follow: (deltaSeconds: number) => void): void;
}

/** One movement or thing of the engine, alone. */
export interface Exhibit {
  readonly about: string;
  /** Width and height that are shown of it, in design pixels around 0,0. */
  readonly room: readonly [width: number, height: number];
  /** Length of its movement; 0: it only stands there. */
  readonly seconds: number;
  /** Puts it on a stage whose middle is 0,0, and gives its movement, paused. */
  show(stage: Container, props: Props): gsap.core.Timeline | undefined;
}
