import {
  CELEBRATIONS,
  LATER_EFFECTS,
  RESULT_SOUNDS,
  effectClip,
  sentencesOf,
  type ClipId,
  type SoundManifest,
} from '#engine/rules/clips.ts';
import { asked, askedAgain, rightAt, YOU_WORKED_IT_OUT } from '#engine/rules/common-words.ts';
import { STOP_PLAYING } from '#engine/rules/home-words.ts';
import type { Question } from '#engine/rules/game.ts';
import type { Round } from '#engine/rules/round.ts';
import type { StageContext } from './stage-context.ts';

/** Everything that may be said about a question before help is given. */
export function sayingsOf(question: Question, index: number): readonly string[] {
  const others = question.choices.filter(({ id }) => id !== question.answer);
  return [
    ...asked(question),
    ...askedAgain(question),
    ...sentencesOf(rightAt(question, index)),
    ...others.flatMap(({ slip, wrong }) => [...sentencesOf(slip), ...sentencesOf(wrong)]),
  ];
}

/** What may be heard in any question, what follows an answer first. */
const ofAnyQuestion = ({ clips }: SoundManifest): readonly ClipId[] => [
  'try_again',
  ...CELEBRATIONS,
  ...Object.keys(clips).filter((id) => id.startsWith('numbers/')),
];

/** Preloads what is said as the question appears: nothing else may be in its way. */
export const fetchAsked = (stage: StageContext, { question }: Round): Promise<void> =>
  stage.voice.prepare(asked(question));

/** After a question can be answered: its own words have the line to themselves, and nobody answers sooner. */
export const SAYINGS_SECONDS = 0.5;

/**
 * Preloads what answers sound like and what may be said about the present question, before anything of later ones, then
 * what may be heard in any: thirty files. To be called SAYINGS_SECONDS after the question can be answered, so that nobody waits for them.
 */
export async function fetchSayings(stage: StageContext, { question, index }: Round): Promise<void> {
  const { voice, channels } = stage;
  void channels.prepare(LATER_EFFECTS.map(effectClip));
  await voice.prepare(sayingsOf(question, index));
  await channels.prepare(ofAnyQuestion(channels.manifest));
}

/**
 * Preloads what is heard after this question, the next one's sentences first, the final sounds last. To be called while
 * an answer is praised, when the network is idle. Once everything is loaded, a game continues offline.
 */
export async function fetchAhead(stage: StageContext, round: Round): Promise<void> {
  const later = round.coming.slice(1);
  await stage.voice.prepare(later.flatMap((question, steps) => sayingsOf(question, round.index + 1 + steps)));
  await stage.voice.prepare([YOU_WORKED_IT_OUT, STOP_PLAYING]);
  await stage.channels.prepare(Object.values(RESULT_SOUNDS));
  stage.guideSounds.prepare('joy-1', 'joy-2', 'joy-3', 'waiting', 'thinking', 'comfort', 'surprise');
}
