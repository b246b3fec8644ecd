import { ArrowLeft, RotateCw } from 'lucide-react';
import type { Game } from '#engine/games/game.ts';
import type { Avatar as AvatarName } from '#engine/ports.ts';
import { PATHS } from '#web/lib/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useOnlineAgain } from '#web/ui/use-online-again.ts';

/** Longer than this a grown-up wonders whether anything still comes. */
const LONG_MS = 12_000;

const reload = () => location.reload();

interface CurtainProps {
  readonly game: Game;
  readonly avatar: AvatarName;
  /** The game cannot start: its code did not come, or it broke while it was put together. */
  readonly failed: boolean;
}

/** What hangs before the stage until the game is there: its picture, the guide, and always the way back. */
export function Curtain({ game, avatar, failed }: CurtainProps) {
  const long = useDelayed(!failed, LONG_MS, 0);
  useOnlineAgain(failed ? reload : undefined);
  return (
    <div
      className="fixed inset-0 z-10 flex flex-col overflow-y-auto bg-linear-to-b from-bg0 to-bg1 p-4 sm:p-6"
      data-curtain
    >
      <ButtonLink to={PATHS.play} look="paper" className="self-start">
        <ArrowLeft aria-hidden className="size-6" />
        Back to All Games
      </ButtonLink>
      <div className="m-auto flex w-full max-w-3xl flex-col items-center gap-5 py-4 text-center">
        <Showcase game={game} avatar={avatar} />
        {failed ? <Failed title={game.title} /> : <Coming title={game.title} />}
        {(failed || long) && (
          <Button size="big" onClick={reload}>
            <RotateCw aria-hidden className="size-7" />
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}

/** The picture of the game's card, with the child's own guide looking over its edge. */
const Showcase = ({ game, avatar }: Pick<CurtainProps, 'game' | 'avatar'>) => (
  <div className="relative mt-16 w-full max-w-[min(36rem,58vh)]">
    <div className="absolute -top-20 right-6 origin-bottom animate-bob">
      <Avatar name={avatar} className="size-28 shadow-lift" />
    </div>
    <div className="relative aspect-[16/10] overflow-hidden rounded-[2rem] border-8 border-white shadow-lift">
      <Picture name={`thumbnails/${game.id}`} alt="" className="size-full object-cover" first />
    </div>
  </div>
);

const Coming = ({ title }: { readonly title: string }) => (
  <div role="status" className="flex flex-col items-center gap-4">
    <p className="font-display text-4xl font-semibold sm:text-5xl">
      <span className="sr-only">Loading </span>
      {title}
    </p>
    <span aria-hidden className="flex gap-3">
      {['', '[animation-delay:0.45s]', '[animation-delay:0.9s]'].map((delay) => (
        <span key={delay} className={`size-5 animate-shimmer rounded-full bg-primary ${delay}`} />
      ))}
    </span>
  </div>
);

const Failed = ({ title }: { readonly title: string }) => (
  <div role="alert" className="flex flex-col items-center gap-3">
    <h1 className="text-4xl sm:text-5xl">Oh! The game did not come.</h1>
    <p className="max-w-xl text-lg">
      {title} could not be loaded. Ask a grown-up to look at the internet connection, then try again.
    </p>
  </div>
);
