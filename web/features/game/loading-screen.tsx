import { ArrowLeft, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Avatar as AvatarName } from '#engine/rules/looks.ts';
import type { ThingId } from '#engine/rules/nook.ts';
import { TROUBLE, type Trouble } from '#engine/rules/trouble.ts';
import { focusHeading } from '#web/lib/focus.ts';
import { useTrouble } from '#web/lib/trouble.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Hills } from '#web/ui/hills.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmallerPicture } from '#web/ui/smaller-picture.tsx';
import { SpokenText } from '#web/ui/spoken-text.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useOnlineAgain } from '#web/ui/use-online-again.ts';

/** After this long people wonder whether anything is still loading. */
const LONG_MS = 12_000;

/** Why the game cannot be shown. */
export interface Failure {
  readonly error: unknown;
  /** Retries, going on with the round that was begun. */
  readonly keeps: boolean;
}

interface LoadingScreenProps {
  readonly game: Game;
  readonly avatar: AvatarName;
  readonly outfit: readonly ThingId[] | undefined;
  /** Undefined while the game is loading. */
  readonly failure: Failure | undefined;
  readonly tryAgain: () => void;
  readonly backTo: string;
  /** Opened by its address: no page before it has fetched its pictures. */
  readonly byAddress: boolean;
}

/** A worker keeps the larger files of the pictures. */
function hasWorker(): boolean {
  if (navigator.serviceWorker?.controller) return true;
  return false;
}

/** Covers the stage until the game is ready: its picture, the guide, and always the way back. */
export function LoadingScreen({
  game,
  avatar,
  outfit,
  failure,
  tryAgain,
  backTo,
  byAddress,
}: LoadingScreenProps) {
  const [smaller] = useState(() => byAddress && !hasWorker());
  const long = useDelayed(!failure, LONG_MS, 0);
  const trouble = useTrouble(failure?.error);
  useOnlineAgain(failure && (trouble === 'connection' || trouble === 'missing') ? tryAgain : undefined);
  return (
    <div
      className="fixed inset-0 z-10 flex flex-col overflow-y-auto bg-linear-to-b from-bg0 to-bg1 p-4 sm:p-6"
      data-loading-screen
    >
      <ButtonLink to={backTo} look="paper" className="self-start">
        <ArrowLeft aria-hidden className="size-6" />
        Back to All Games
      </ButtonLink>
      <div className="m-auto flex w-full max-w-3xl flex-col items-center gap-5 py-4 text-center">
        <Showcase
          game={game}
          avatar={avatar}
          outfit={outfit}
          small={failure !== undefined}
          smaller={smaller}
        />
        {failure && trouble ? (
          <Failed title={game.title} trouble={trouble} keeps={failure.keeps} />
        ) : (
          <Coming title={game.title} />
        )}
        {((failure && trouble) || long) && (
          <Button size="big" onClick={tryAgain}>
            <RotateCw aria-hidden className="size-7" />
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}

interface ShowcaseProps extends Pick<LoadingScreenProps, 'game' | 'avatar' | 'outfit'> {
  /** Leaves room for the longer text and the button. */
  readonly small: boolean;
  /** With the smaller file of its face. */
  readonly smaller: boolean;
}

/** The picture of the game's card, with the child's avatar looking over its edge. */
const Showcase = ({ game, avatar, outfit, small, smaller }: ShowcaseProps) => (
  <div
    className={classNames(
      'relative w-full',
      small ? 'mt-4 max-w-[min(26rem,32vh)]' : 'mt-16 max-w-[min(36rem,58vh)]',
    )}
  >
    {!small && (
      <div className="absolute -top-20 right-6 origin-bottom animate-bob">
        <Avatar
          name={avatar}
          outfit={outfit}
          className="size-28 shadow-lift"
          shownBy={smaller ? SmallerPicture : undefined}
        />
      </div>
    )}
    <div className="relative aspect-[16/10] overflow-hidden rounded-[2rem] border-8 border-white bg-bg0 shadow-lift">
      {/* Shown while the picture is missing. */}
      <Hills className="absolute inset-0 size-full" />
      {/* Never the smaller file: the stage's instructions show the same. */}
      <Picture name={`thumbnails/${game.id}`} alt="" className="relative size-full object-cover" first />
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

interface FailedProps {
  readonly title: string;
  readonly trouble: Trouble;
  readonly keeps: boolean;
}

const WHY: Readonly<Record<Trouble, (title: string) => string>> = {
  connection: (title) =>
    `${title} could not be loaded. Ask a grown-up to look at the internet connection, then try again.`,
  missing: (title) =>
    `${title} could not be loaded: a part of it was not there. The internet works. Trying again often helps.`,
  broken: (title) =>
    `Something in ${title} went wrong. It isn't your fault, nor the internet's. You can try again, or play another game.`,
  notKept: (title) =>
    `${title} is not on this device yet, and there is no internet just now. Other games may be here.`,
  drawing: (title) =>
    `This browser can't show the pictures of ${title}. A newer browser, or another device, can. You can try again.`,
};

/** The first sentence that is spoken is the heading, so that text and voice agree. */
function Failed({ title, trouble, keeps }: FailedProps) {
  // The element that had the focus is gone together with the game.
  useEffect(focusHeading, []);
  return (
    <div role="alert" className="flex flex-col items-center gap-3">
      <div className="flex flex-wrap items-center justify-center gap-4">
        <h1 className="text-4xl sm:text-5xl">{sentencesOf(TROUBLE[trouble]).slice(0, 2).join(' ')}</h1>
        <SpokenText text={TROUBLE[trouble]} />
      </div>
      <p className="max-w-xl text-lg">
        {WHY[trouble](title)}
        {keeps && ' Your stars are kept: the game goes on where it was.'}
      </p>
    </div>
  );
}
