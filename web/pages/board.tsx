import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { findGame } from '#engine/games/catalogue.ts';
import type { BoardMode } from '#engine/ports.ts';
import { replayRound } from '#engine/games/replay.ts';
import type { Game } from '#engine/rules/game.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import type { Turns } from '#engine/rules/turns.ts';
import { canPlay, useBoardChoice } from '#web/features/board/choice.ts';
import { Choosing } from '#web/features/board/choosing.tsx';
import { ClassEnd } from '#web/features/board/class-end.tsx';
import { hardestOf } from '#web/features/board/hardest.ts';
import { useKeepingAll } from '#web/features/board/use-keeping-all.ts';
import { useTurns } from '#web/features/board/use-turns.ts';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';
import { fetchStage } from '#web/features/game/begin.ts';
import { FullWindowGame } from '#web/features/game/full-window-game.tsx';
import { useBegun } from '#web/features/game/use-begun.ts';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { PATHS } from '#web/lib/paths.ts';

void fetchStage();

/** A class at the whiteboard: open to everybody, and nothing that is played here is sent or kept. */
export function BoardPage() {
  const [search] = useSearchParams();
  const [choice, choose] = useBoardChoice(search.get('by'));
  const turnsOf = useTurns();
  useKeepingAll();
  const game = findGame(search.get('game') ?? '');
  // Otherwise the choice tells why not.
  if (game && canPlay(choice.mode, game)) {
    const turns = choice.mode === 'whole-class' ? turnsOf(choice.children) : undefined;
    return <ClassGame key={game.id} game={game} mode={choice.mode} turns={turns} />;
  }
  return <Choosing choice={choice} onChoose={choose} objectivesOf={(term) => TERM_TEXTS[term].objectives} />;
}

interface ClassGameProps {
  readonly game: Game;
  readonly mode: BoardMode;
  readonly turns: Turns | undefined;
}

/** One game of the class, as many rounds as it likes. */
function ClassGame({ game, mode, turns }: ClassGameProps) {
  const { theme } = useTheme();
  const navigate = useNavigate();
  const begun = useBegun(game.id);
  const played = useRef<PlayedRound>(undefined);
  const [end, setEnd] = useState<PlayedRound>();
  const toChoosing = () => void navigate(PATHS.board);
  if (end)
    return (
      <ClassEnd
        stars={end.score}
        of={replayRound(end).done}
        hardest={hardestOf(game, end)}
        onAgain={() => {
          played.current = undefined;
          setEnd(undefined);
        }}
        onAnother={toChoosing}
      />
    );
  return (
    <FullWindowGame
      of={game.id}
      fetchable={begun}
      playable={begun}
      backTo={PATHS.board}
      game={game}
      board={mode}
      turns={turns}
      player={{ avatar: 'fox', xp: undefined }}
      theme={theme}
      cameFrom={undefined}
      onResult={(result) => {
        played.current = result;
        return Promise.resolve('visitor');
      }}
      onKept={() => undefined}
      onLeft={(round) => void (played.current = round)}
      onLeave={() =>
        played.current && replayRound(played.current).done > 0 ? setEnd(played.current) : toChoosing()
      }
    />
  );
}
