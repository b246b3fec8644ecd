import type { Container } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { Random } from '#engine/rules/random.ts';

/** What exhibits are created with. */
export interface Props {
  readonly pictures: Pictures;
  readonly theme: Theme;
  readonly avatar: Avatar;
  readonly layout: Layout;
  readonly fx: FxContext;
  readonly random: Random;
  /** For things that follow the clock: called at every step while the exhibit is shown. */
  onStep(follow: (deltaSeconds: number) => void): void;
}

/** One movement or thing of the engine, alone. */
export interface Exhibit {
  readonly about: string;
  /** The visible width and height, in design pixels around 0,0. */
  readonly room: readonly [width: number, height: number];
  /** Length of its movement; 0: it does not move. */
  readonly seconds: number;
  /** Adds it to a stage whose centre is 0,0, and returns its movement, paused. */
  show(stage: Container, props: Props): gsap.core.Timeline | undefined;
}
