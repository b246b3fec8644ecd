import { Container, Graphics } from 'pixi.js';
import type { OwnedAccessLayer } from '#engine/access/access.ts';
import { PAUSED } from '#engine/rules/common-words.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { THEME_CLAY } from '#engine/sprites/clay.ts';
import { Guide, GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { createLabel, sharpen } from '#engine/sprites/label.ts';
import { boxAround } from '#engine/sprites/piece.ts';

/** Side of the resume button, in design pixels: the largest thing on the stage. */
const PLAY_SIZE = 300;
const TITLE_SIZE = 110;
const GAP = 40;
/** The guide with its ears, in its own heights. */
const EARS = 1.12;
/** This far into the guide's wave the arm is up; time is paused here. */
const WAVING = 0.3;

/** "Paused": the guide waves beside one big button, over the paused game. */
export interface PauseLayer {
  readonly shown: boolean;
  /** onPlay: the child resumes; the layer is removed by then. */
  show(onPlay: () => void): void;
  dispose(): void;
}

export function createPauseLayer(stage: BareStage, access: OwnedAccessLayer): PauseLayer {
  const { controls } = stage;
  let takeOff: (() => void) | undefined;

  return {
    get shown() {
      return takeOff !== undefined;
    },
    show(onPlay) {
      if (takeOff) return;
      const { view, button, place } = drawLayer(stage);
      const { focused, marked } = access;
      const isInside = document.activeElement?.closest('[data-stage]') !== null;
      const uncover = controls.cover({
        id: 'go-on',
        kind: 'action',
        label: 'Play',
        rect: () => boxAround(button, PLAY_SIZE, PLAY_SIZE),
        enabled: () => true,
        visible: () => true,
        press: (down) => button.sink(down ? 1 : 0),
        activate() {
          takeOff?.();
          if (isInside) access.focus(focused && controls.find(focused.id));
          onPlay();
        },
      });
      const stopPlacing = controls.onChange(place);
      takeOff = () => {
        stopPlacing();
        uncover();
        access.mark(marked && controls.find(marked.id));
        view.destroy({ children: true, style: true, context: true });
        takeOff = undefined;
      };
      access.announce(PAUSED);
      if (isInside) access.focus(controls.covering);
      if (stage.settings.values.switchMode !== 'off') access.mark(controls.covering);
    },
    dispose: () => takeOff?.(),
  };
}

/** Dims the stage and adds title, guide and button on top; `place` lays them out for the stage's size. */
function drawLayer(stage: BareStage) {
  const view = stage.stage.addChild(new Container({ label: 'paused' }));
  const veil = new Graphics();
  const title = createLabel({
    text: 'Paused',
    size: TITLE_SIZE,
    fill: '#FFFFFF',
    outline: THEME_CLAY[stage.theme].edge,
  });
  const { pictures, avatar, decoration: random, calm } = stage;
  const guide = new Guide({ pictures, avatar, hat: pictures.hat, random, calm });
  guide.wave().progress(WAVING).kill();
  guide.step(0);
  const button = new ChunkyButton({
    width: PLAY_SIZE,
    height: PLAY_SIZE,
    clay: THEME_CLAY[stage.theme],
    radius: PLAY_SIZE * 0.4,
    icon: createIcon('play', 170),
  });
  view.addChild(veil, title, guide, button);

  const place = () => {
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
      veil.ellipse(x, feet - 4, radius * size, radius * size * 0.26).fill({ color: '#FFE3A3', alpha: 0.22 });
    guide.position.set(x, feet - 10);
    guide.scale.set(size);
    title.position.set(x, feet - tall * size - TITLE_SIZE / 2 - GAP / 2);
    button.position.set(x, answers.y + answers.height / 2);
    sharpen(view, scale * stage.app.renderer.resolution);
  };
  place();
  return { view, button, place };
}
