import { fillBar } from '#engine/fx/finish.ts';
import { CELEBRATIONS, sentencesOf } from '#engine/rules/clips.ts';
import { announceRight, PRAISE, rightAt } from '#engine/rules/common-words.ts';
import type { RoundParts } from './round-parts.ts';
import type { StageContext } from './stage-context.ts';

/** The success sound is awaited, but at most this long. */
const LONGEST_RIGHT_SECONDS = 6;
/** After this many right answers in a row the praise mentions it before the fact. */
const PRAISE_EVERY = 3;
const HIGHEST_PITCH = 5;
/** A press goes on from this moment after the answer: an earlier one may still belong to it. */
const PRESS_FROM_SECONDS = 0.7;
/** So many times as fast moves a picture that a press cuts short. All its steps are taken, none is left out. */
const HURRY = 4;

/** A word of praise, as recorded. */
export const wordOfPraise = ({ decoration }: StageContext): string => PRAISE[decoration.pick(CELEBRATIONS)];

/**
 * Shows and says that an answer was right. onDone: picture and success sound are both done. Returns what a press does
 * meanwhile: it skips the praise and hastens the picture, never the fact, which is said to its end. It returns false if
 * the press means nothing, by its moment or for who plays.
 */
export function praiseAnswer(parts: RoundParts, choiceId: string, onDone: () => void): () => boolean {
  const { stage, round, pictured, guide, header, fx, animate, after, placeOf } = parts;
  const praised = round.streak > 0 && round.streak % PRAISE_EVERY === 0;
  const praise = wordOfPraise(stage);
  // By turns the narrator and the guide itself, which also says when a mistake was put right.
  const isGuides = praised ? round.streak % (2 * PRAISE_EVERY) === 0 : round.tries > 0;
  // What was still being said belongs to the question, which is answered.
  if (isGuides) stage.voice.stop();
  const joy = isGuides ? stage.guideSounds.make(praised ? 'joy-2' : 'joy-1') : 0;
  stage.channels.effect('correct', { semitones: Math.min(HIGHEST_PITCH, Math.max(0, round.streak - 1)) });
  stage.access.announce(announceRight(round.question, stage.game.traits, round.index + 1, round.total));
  const picture = animate(pictured.board.right(choiceId));
  animate(praised ? guide.cheer() : guide.clap());
  const chosen = pictured.board.targets().find(({ id }) => id === choiceId)?.view;
  header.takePoint(placeOf(chosen ?? guide), round.score);
  animate(fillBar(header.pips, round.index, round.index + 1, fx()));
  // Continues when picture and success sound are done; a sound that never ends must not block the game.
  let waiting = 2;
  const onward = () => --waiting === 0 && onDone();
  const shown = after(picture.duration(), onward);
  const late = after(LONGEST_RIGHT_SECONDS, onward);
  const fact = sentencesOf(rightAt(round.question, round.index));
  let praising = praised || joy > 0;
  const done = () => {
    late.kill();
    onward();
  };
  const sentence = (text: string) => void (praising = praising && text === praise);
  const say = (sentences: readonly string[]) => stage.voice.say(sentences, { sentence, done });
  const later = joy > 0 ? after(joy, () => say(fact)) : undefined;
  if (!later) say([...(praised ? [praise] : []), ...fact]);

  const from = stage.clock.now + PRESS_FROM_SECONDS;
  let hurried = false;
  return () => {
    // Who plays with a switch presses to choose: there no press means "go on".
    if (hurried || stage.clock.now < from || stage.settings.values.switchMode !== 'off') return false;
    hurried = true;
    // In calm motion nothing is to change quickly.
    if (!stage.calm()) for (const running of [picture, shown]) running.timeScale(HURRY);
    if (praising) {
      later?.kill();
      say(fact);
    }
    return true;
  };
}
