import { lift } from '#engine/fx/press.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Question } from '#engine/rules/game.ts';
import type { AskedBoard } from '#engine/plays/play.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import type { BoardAction, Target, Toy } from '#engine/sprites/target.ts';
import { countControl } from './count-control.ts';
import type { Teaching } from './teaching.ts';

interface ChoiceEvents {
  onChosen(choiceId: string): void;
  onFocus(target: Target, on: boolean): void;
}

/** The answers of a question as controls, named as in the stage contract. */
function choiceControls(
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
    isAway: () => target.isAway?.() ?? false,
    activate: () => onChosen(target.id),
    press: (down) => target.press(down),
    focus: (on) => onFocus(target, on),
  }));
}

/** Toys as controls. open: false while answers are not taken either. */
const toyControls = (
  toys: readonly Toy[],
  { open, teaching }: Pick<QuestionEvents, 'open' | 'teaching'>,
): readonly Control[] =>
  toys.map((toy) => ({
    id: toy.id,
    kind: 'toy',
    label: '',
    rect: () => toy.hit(),
    enabled: open,
    visible: () => true,
    isAway: () => toy.isAway?.() ?? false,
    activate: () => {
      if (!teaching.goOn(toy.id)) toy.touch();
      teaching.touched(toy.hit());
    },
  }));

/** What a board offers beside its answers, as controls. open: false while answers are not taken either. */
const actionControls = (
  actions: readonly BoardAction[],
  open: () => boolean,
  onDone: (at: Rect) => void,
): readonly Control[] =>
  actions.map((action) => ({
    id: action.id,
    kind: 'action',
    label: action.label,
    rect: () => action.hit(),
    enabled: open,
    visible: () => true,
    press: (down) => action.press(down),
    activate: () => {
      action.act();
      onDone(action.hit());
    },
  }));

export interface QuestionEvents {
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** Whether what is no answer can be touched. */
  open(): boolean;
  /** Help with the question, which touches go on with. */
  readonly teaching: Teaching;
  readonly guide: Guide;
  onChosen(choiceId: string): void;
  /** Answers cannot be pressed yet, and are not named. */
  readonly areHidden?: boolean;
}

/** Everything of a question that can be touched. */
export function questionControls(
  board: AskedBoard,
  question: Question,
  { fx, animate, open, teaching, guide, onChosen, areHidden = false }: QuestionEvents,
) {
  return {
    toys: toyControls(board.toys?.() ?? [], { open, teaching }),
    actions: [
      countControl(guide, teaching.guided),
      ...actionControls(board.actions?.() ?? [], open, (at) => teaching.touched(at)),
    ],
    choices: choiceControls(areHidden ? [] : board.targets(), question, {
      onChosen,
      onFocus(target, on) {
        animate(lift(target.view, on, fx()));
        target.looked?.(on);
      },
    }),
  };
}
