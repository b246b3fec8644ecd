import { Container, Graphics } from 'pixi.js';
import { THEME_CLAY } from '#engine/sprites/clay.ts';
import { Guide, GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import { createLabel, sharpen } from '#engine/sprites/label.ts';
import type { BareStage } from './stage-context.ts';

const TITLE_SIZE = 110;
const GAP = 40;
/** The guide with its ears, in its own heights. */
const EARS = 1.12;
/** This far into the guide's wave the arm is up; time is paused here. */
const WAVING = 0.3;

/** Dims the stage, and puts some words and a waving guide above the answers' place, which is free for buttons. */
export interface Veil {
  /** What is added to it is in front. */
  readonly view: Container;
  /** Lays it out for the stage's size. */
  place(): void;
  destroy(): void;
}

export function drawVeil(stage: BareStage, words: string): Veil {
  const view = stage.stage.addChild(new Container({ label: 'veil' }));
  const veil = new Graphics();
  const outline = THEME_CLAY[stage.theme].edge;
  const title = createLabel({ text: words, size: TITLE_SIZE, fill: '#FFFFFF', outline });
  const { pictures, avatar, outfit, decoration: random, calm } = stage;
  const guide = new Guide({ pictures, avatar, hat: pictures.hat, outfit, random, calm });
  guide.wave().progress(WAVING).kill();
  guide.step(0);
  view.addChild(veil, title, guide);
  return {
    view,
    place() {
      const { width, height, zones, scale } = stage.layout();
      const { answers, hud } = zones;
      const x = width / 2;
      const feet = answers.y - GAP;
      const room = feet - (hud.y + hud.height) - TITLE_SIZE - GAP;
      const tall = GUIDE_HEIGHT * EARS;
      const size = Math.min(1.3, room / tall);
      veil.clear().rect(0, 0, width, height).fill({ color: '#1B0F24', alpha: 0.66 });
      // A spot of warm light, so that the guide stands out from the dark.
      for (const radius of [300, 240, 190])
        veil
          .ellipse(x, feet - 4, radius * size, radius * size * 0.26)
          .fill({ color: '#FFE3A3', alpha: 0.22 });
      guide.position.set(x, feet - 10);
      guide.scale.set(size);
      title.position.set(x, feet - tall * size - TITLE_SIZE / 2 - GAP / 2);
      sharpen(view, scale * stage.app.renderer.resolution);
    },
    destroy: () => view.destroy({ children: true, style: true, context: true }),
  };
}
