import type { Question } from '#engine/games/game.ts';
import type { Target, Toy } from '#engine/games/play.ts';
import type { Control } from '#engine/stage/controls.ts';

export interface ChoiceEvents {
  onChosen(choiceId: string): void;
  onFocus(target: Target, on: boolean): void;
}

/** The answers of a question as something to operate, under the names that the stage contract gives them. */
export function choiceControls(
  targets: readonly Target[],
  question: Question,
  { onChosen, onFocus }: ChoiceEvents,
): readonly Control[] {
  const names = new Map(question.choices.map(({ id, name }) => [id, name]));
  return targets.map((target) => ({
    id: `choice-${target.id}`,
    kind: 'choice',
    label: names.get(target.id) ?? target.id,
    rect: () => target.hit(),
    enabled: () => target.enabled,
    visible: () => true,
    activate: () => onChosen(target.id),
    press: (down) => target.press(down),
    focus: (on) => onFocus(target, on),
  }));
}

/** Things to touch for their own sake. open: false while answers are not taken either. */
export const toyControls = (
  toys: readonly Toy[],
  open: () => boolean,
  onTouched: () => void,
): readonly Control[] =>
  toys.map((toy) => ({
    id: toy.id,
    kind: 'toy',
    label: '',
    rect: () => toy.hit(),
    enabled: open,
    visible: () => true,
    activate: () => {
      toy.touch();
      onTouched();
    },
  }));
