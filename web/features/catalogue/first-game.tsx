import type { Game } from '#engine/rules/game.ts';
import { gamePath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { rememberCameFrom, type CameFrom } from './came-from.ts';

/** For a child who has not played yet: one game to begin with. */
export const FirstGame = ({ game, from }: { readonly game: Game; readonly from: CameFrom }) => (
  <section
    aria-labelledby="first-game"
    className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-[2rem] bg-paper p-4 shadow-card ring-4 ring-accent ring-inset sm:p-6"
  >
    <Picture
      name={`thumbnails/${game.id}`}
      alt=""
      className="aspect-[16/10] w-28 rounded-2xl bg-tint object-cover sm:w-44"
      first
    />
    <div className="min-w-0 flex-1 basis-40">
      <h2 id="first-game" className="text-3xl">
        Start here
      </h2>
      <p className="text-lg text-muted">{game.title}: a good first game. All the others are open, too.</p>
    </div>
    <div className="flex items-center gap-4">
      <SpeakerButton text={`${game.title}.`} label={`Say ${game.title}`} />
      <ButtonLink size="big" to={gamePath(game.id)} onClick={() => rememberCameFrom(from)}>
        Play
      </ButtonLink>
    </div>
  </section>
);
