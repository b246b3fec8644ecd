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

/** A word of praise, as recorded. */
export const wordOfPraise = ({ decoration }: StageContext): string => PRAISE[decoration.pick(CELEBRATIONS)];

/** Shows and says that an answer was right. onDone: picture and success sound are both done. */
export function praiseAnswer(parts: RoundParts, choiceId: string, onDone: () => void): void {
  const { stage, round, pictured, guide, header, fx, animate, after, placeOf } = parts;
  const praised = round.streak > 0 && round.streak % PRAISE_EVERY === 0;
  const praise = wordOfPraise(stage);
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
  after(picture.duration(), onward);
  const late = after(LONGEST_RIGHT_SECONDS, onward);
  stage.voice.say([...(praised ? [praise] : []), ...sentencesOf(rightAt(round.question, round.index))], {
    done: () => {
      late.kill();
      onward();
    },
  });
}
