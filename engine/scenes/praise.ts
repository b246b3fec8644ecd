import { fillBar } from '#engine/fx/finish.ts';
import { together } from '#engine/fx/motion.ts';
import { POINT } from '#engine/fx/right.ts';
import { CELEBRATIONS, sentencesOf } from '#engine/rules/clips.ts';
import { announceRight, PRAISE, rightAt, YOU_WORKED_IT_OUT } from '#engine/rules/common-words.ts';
import { lookAt } from './guide-looks.ts';
import type { PraiseParts } from './round-parts.ts';
import type { StageContext } from './stage-context.ts';

/** The success sound is awaited, but at most this long. */
const LONGEST_RIGHT_SECONDS = 6;
/** After this many right answers in a row the praise mentions it before the fact. */
const PRAISE_EVERY = 3;
const HIGHEST_PITCH = 5;
/** A press goes on from this moment after the answer: an earlier one may still belong to it. */
const PRESS_FROM_SECONDS = 0.7;
/** So many times as fast moves a picture that a press cuts short. All its steps are taken, none is left out. */
const HURRY = 20;
/**
 * One lead at a time after a right answer: the answer itself at once, from here on the question's own things (see the
 * families), then the guide, then the point.
 */
const LEADS = { guide: 0.45, point: 0.7 } as const;
/** Nothing waits longer than this for a point, in seconds from the right answer. */
const ARRIVED_BY = 1.25;
/** The point leaves an answer upwards, and turns when it is so far above it. */
const ABOVE_ANSWER = 24;
/** The same over the middle of a place that is no answer. */
const ABOVE_PLACE = 130;
/** The board leaves when so little of what is said about it is left: its last word is heard as the next one comes. */
const LAST_WORD_SECONDS = 1.15;

/** A word of praise, as recorded. */
export const wordOfPraise = ({ decoration }: StageContext): string => PRAISE[decoration.pick(CELEBRATIONS)];

/** Said on the way to the next question. praised: so many right answers in a row are praised by the narrator. */
function praiseFor({ stage, round }: PraiseParts, praised: boolean): readonly string[] {
  if (round.tries > 0) return [YOU_WORKED_IT_OUT];
  return praised ? [wordOfPraise(stage)] : [];
}

/** What a right answer leads to. */
export interface AfterPraise {
  /** Picture and success sound are done, but for a last word. praise: to be said on the way to the next question. */
  goOn(praise: readonly string[]): void;
}

/**
 * Shows and says that an answer was right. Returns what a press does meanwhile: it skips the praise and hastens the
 * picture, never the fact, which is said to its end while the next question comes. It returns false if the press means
 * nothing, by its moment or for who plays.
 */
export function praiseAnswer(parts: PraiseParts, choiceId: string, { goOn }: AfterPraise): () => boolean {
  const { stage, round, pictured, reactions, header, fx, animate, after, placeOf } = parts;
  const praised = round.streak > 0 && round.streak % PRAISE_EVERY === 0;
  // By turns the narrator and the guide itself, which also says when a mistake was put right.
  const isGuides = praised ? round.streak % (2 * PRAISE_EVERY) === 0 : round.tries > 0;
  let praise = praiseFor(parts, praised && !isGuides);
  // What was still being said belongs to the question, which is answered.
  if (isGuides) stage.voice.stop();
  const joy = isGuides ? stage.guideSounds.make(praised ? 'joy-2' : 'joy-1') : 0;
  stage.channels.effect('correct', { semitones: Math.min(HIGHEST_PITCH, Math.max(0, round.streak - 1)) });
  stage.access.announce(announceRight(round.question, stage.game.traits, round.index + 1, round.total));
  const { board } = pictured;
  const picture = animate(board.right(choiceId));
  const later = Math.max(0, (board.gladAt ?? 0) - LEADS.guide);
  const joyful = animate(together([LEADS.guide, reactions.to(praised ? 'streak' : 'right', later)]));
  const target = board.targets().find(({ id }) => id === choiceId);
  const chosen = target?.view;
  const at = placeOf(chosen ?? pictured.view);
  const rise = target ? target.hit().height / 2 + ABOVE_ANSWER : 0;
  if (chosen) lookAt(parts, at);
  const pointAt = board.pointAt ?? LEADS.point;
  const { pointFrom } = board;
  const begins = pointFrom ? placeOf(pointFrom) : at;
  const point = header.takePoint(
    { x: begins.x, y: begins.y, rise: pointFrom ? ABOVE_PLACE : rise },
    round.score,
    pointAt,
  );
  const filling = animate(together([pointAt, fillBar(header.pips, round.index, round.index + 1, fx())]));
  let isShown = false;
  let isSaid = false;
  let hurried = false;
  let gone = false;
  const onward = () => {
    // The last fact is heard to its end: after it comes the result.
    if (gone || !isShown || !(isSaid || (hurried && !round.isLast))) return;
    gone = true;
    late.kill();
    // Nothing of it may still move when the board is gone.
    picture.progress(1);
    goOn(praise);
  };
  const said = () => {
    isSaid = true;
    onward();
  };
  const showing = () => {
    isShown = true;
    onward();
  };
  // The point has arrived before anything leaves, unless that would be waited for.
  const lasts = Math.max(picture.duration(), Math.min(pointAt + POINT.seconds, ARRIVED_BY));
  const shown = after(lasts, showing);
  // A sound that never ends must not block the game.
  const late = after(LONGEST_RIGHT_SECONDS, () => {
    stage.voice.stop();
    said();
  });
  const fact = sentencesOf(rightAt(round.question, round.index));
  const sentence = (text: string, seconds: number) => {
    if (text === fact.at(-1) && !round.isLast) after(Math.max(0, seconds - LAST_WORD_SECONDS), said);
  };
  const say = () => stage.voice.say(fact, { sentence, done: said });
  const sayLater = joy > 0 ? after(joy, say) : undefined;
  if (!sayLater) say();

  const from = stage.clock.now + PRESS_FROM_SECONDS;
  return () => {
    // Who plays with a switch presses to choose: there no press means "go on".
    if (hurried || stage.clock.now < from || stage.settings.values.switchMode !== 'off') return false;
    hurried = true;
    praise = [];
    if (sayLater?.isActive()) {
      sayLater.kill();
      say();
    }
    // In calm motion nothing is to change quickly.
    if (!stage.calm() && !isShown) {
      shown.kill();
      for (const moving of [picture, joyful, point, filling]) moving.timeScale(HURRY);
      after((lasts - picture.time()) / HURRY, showing);
    }
    onward();
    return true;
  };
}
