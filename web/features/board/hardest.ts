import { questionsOf, replayRound } from '#engine/games/replay.ts';
import type { Game } from '#engine/rules/game.ts';
import { factOf, type Answer, type PlayedRound } from '#engine/rules/played.ts';
import type { HardFact } from './class-end.tsx';

const TO_TALK_ABOUT = 2;

/** Harder first: wrong tries, then help, then time. */
const byHardness = (a: Answer, b: Answer) => b.wrong - a.wrong || b.help - a.help || b.pace - a.pace;

/** The two facts of a round that were hardest for the class, each once; an easy round has its slowest two. */
export function hardestOf(game: Game, played: PlayedRound): readonly HardFact[] {
  const questions = questionsOf(game, played);
  const met = replayRound(played)
    .answers.toSorted(byHardness)
    .map(({ item }) => factOf(item));
  return [...new Set(met)].slice(0, TO_TALK_ABOUT).flatMap((fact) => {
    const question = questions.find((asked) => asked.fact === fact);
    return question ? [{ fact, says: question.right }] : [];
  });
}
