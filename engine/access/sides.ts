import { SIDES, type Side } from '#engine/layout/sides.ts';
import { makeChoices, makeLiveText, makeScore, type AccessElements } from './elements.ts';

/** The elements of one side, where two play at once. */
export interface SideElements {
  readonly group: HTMLElement;
  readonly choices: HTMLElement;
  /** What this side can do beside answering. */
  readonly actions: HTMLElement;
  readonly announce: HTMLElement;
  readonly score: HTMLElement;
}

export interface BothSides extends Readonly<Record<Side, SideElements>> {
  /** The layer's own answers and score are back. */
  dispose(): void;
}

const NAMES: Readonly<Record<Side, string>> = { left: 'Left side', right: 'Right side' };

function makeSide(side: Side): SideElements {
  const group = document.createElement('div');
  group.dataset['side'] = side;
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', NAMES[side]);
  const actions = document.createElement('div');
  const parts = { choices: makeChoices(), actions, announce: makeLiveText(), score: makeScore() };
  group.append(...Object.values(parts));
  return { group, ...parts };
}

/** Two groups in place of the layer's own answers and score. */
export function divide({ choices, score, announce }: AccessElements): BothSides {
  const sides = { left: makeSide('left'), right: makeSide('right') };
  choices.replaceWith(...SIDES.map((side) => sides[side].group));
  score.remove();
  return {
    ...sides,
    dispose() {
      sides.left.group.before(choices);
      announce.after(score);
      for (const side of SIDES) sides[side].group.remove();
    },
  };
}
