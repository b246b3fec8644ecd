import type { Question } from './game.ts';
import { calledBy, MOST_CHILDREN, tokensFor } from './turns.ts';

/** What everybody does before a class's answer is pressed. Source: the board's issue. */
export const SHOW_ME = 'Show me on your fingers.';
export const TELL_YOUR_PARTNER = 'Tell your partner how you know.';

/** Two hands have no more. */
const MOST_FINGERS = 10;

/** Whether the answer is a number that can be shown on one's fingers. */
export const fitsFingers = ({ choices, answer }: Question): boolean => {
  const { name } = choices.find(({ id }) => id === answer)!;
  return /^\d+$/.test(name) && Number(name) <= MOST_FINGERS;
};

/** What is recorded for a class at the board, beside what its games say. */
export const everySentence = (): readonly string[] => [
  SHOW_ME,
  TELL_YOUR_PARTNER,
  ...tokensFor(MOST_CHILDREN).map(calledBy),
];
