import type { OwnedAccessLayer } from '#engine/access/access.ts';
import { PAUSED } from '#engine/rules/common-words.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import { drawVeil } from '#engine/scenes/veil.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { boxAround } from '#engine/sprites/piece.ts';

/** Side of the resume button, in design pixels: the largest thing on the stage. */
const PLAY_SIZE = 300;

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
      const { veil, button, place } = drawLayer(stage);
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
        veil.destroy();
        takeOff = undefined;
      };
      access.announce(PAUSED);
      if (isInside) access.focus(controls.covering);
      if (stage.settings.values.switchMode !== 'off') access.mark(controls.covering);
    },
    dispose: () => takeOff?.(),
  };
}

function drawLayer(stage: BareStage) {
  const veil = drawVeil(stage, 'Paused');
  const button = new ChunkyButton({
    width: PLAY_SIZE,
    height: PLAY_SIZE,
    clay: THEME_CLAY[stage.theme],
    radius: PLAY_SIZE * 0.4,
    icon: createIcon('play', 170),
  });
  veil.view.addChild(button);
  const place = () => {
    const { width, zones } = stage.layout();
    button.position.set(width / 2, zones.answers.y + zones.answers.height / 2);
    veil.place();
  };
  place();
  return { veil, button, place };
}
