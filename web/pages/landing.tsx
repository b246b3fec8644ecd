import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Thumbnail } from '#web/features/catalogue/thumbnail.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { BENEFITS, FEATURED, FEATURES, STATS } from './landing-texts.ts';

const loadDialog = () =>
  import('#web/features/auth/sign-in-dialog.tsx').then((module) => module.SignInDialog);
/** Hovering or touching anything suggests that the user will sign in soon. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

export function LandingPage() {
  const { theme } = useTheme();
  const [search] = useSearchParams();
  const redirect = redirectIn(search);
  const onSignedIn = useAfterSignIn(redirect);
  const [signingIn, setSigningIn] = useState(false);
  const [SignInDialog, setSignInDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const close = () => setSigningIn(false);
  const open = () => {
    setSigningIn(true);
    loadDialog().then(
      (dialog) => setSignInDialog(() => dialog),
      () => {
        close();
        toastProblem('preload');
      },
    );
  };
  return (
    <div className="flex min-h-dvh flex-col" onPointerOver={preloadDialog}>
      <header className="mx-auto flex w-full max-w-play items-center justify-between gap-3 px-4 py-4 text-edge sm:px-8">
        <Logo theme={theme} />
        <Button look="plain" className="whitespace-nowrap max-sm:px-2" onClick={open}>
          Sign In
        </Button>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-play flex-col gap-20 px-4 pb-16 sm:px-8"
      >
        <Hero redirect={redirect} onStart={open} />
        <ForTeachers />
        <Features />
        <FeaturedGames onOpen={open} />
        <Benefits />
        <Stats />
        <Closing redirect={redirect} onSignIn={open} />
      </main>
      <SiteFooter />
      {signingIn && SignInDialog && (
        <SignInDialog redirect={redirect} onSignedIn={onSignedIn} onClose={close} />
      )}
      {signingIn && !SignInDialog && <Waiting onClose={close} />}
    </div>
  );
}

/** Shown instead of the dialog while its code is still loading. */
function Waiting({ onClose }: { readonly onClose: () => void }) {
  const long = useDelayed(true, 1_000, 500);
  return (
    long && (
      <Dialog title="Sign In" onClose={onClose}>
        <Spinner label="Just a moment" />
      </Dialog>
    )
  );
}

interface HeroProps {
  readonly redirect: string | undefined;
  readonly onStart: () => void;
}

const Hero = ({ redirect, onStart }: HeroProps) => (
  <section className="grid items-center gap-8 lg:min-h-[70vh] lg:grid-cols-[5fr_6fr] lg:gap-12">
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-5xl sm:text-6xl 2xl:text-7xl">Maths your child will ask to play</h1>
      <p className="max-w-[60ch] text-xl leading-relaxed text-muted 2xl:text-2xl">
        Short, spoken games for ages 3 to 8. Fox, Cat and Owl count, add and take away with your child,
        following what UK schools teach term by term.
      </p>
      <div className="flex w-full flex-col gap-4 pt-2 sm:w-auto sm:flex-row">
        <Button size="big" onClick={onStart}>
          Start Playing
        </Button>
        <ButtonLink size="big" look="paper" to={withSearch(PATHS.signup, { redirect })}>
          Create Account
        </ButtonLink>
      </div>
    </div>
    <div className="relative">
      <Picture
        name="hero"
        narrow="hero-narrow"
        alt="Fox, Cat and Owl counting treasure together"
        className="aspect-4/3 w-full rounded-[3rem] bg-tint object-cover shadow-lift ring-8 ring-white/70"
        first
      />
      <Picture
        name="things/star"
        alt=""
        className="absolute -top-6 -right-3 size-20 animate-bob sm:size-28"
        first
      />
      <Picture
        name="things/coin"
        alt=""
        className="absolute -bottom-6 -left-3 size-20 animate-bob sm:size-28"
        first
      />
    </div>
  </section>
);

const ForTeachers = () => (
  <section
    aria-labelledby="teachers"
    className="-mt-10 flex flex-wrap items-center justify-between gap-5 rounded-[2.5rem] bg-paper p-6 shadow-card sm:px-10"
  >
    <div className="flex-1 basis-80">
      <h2 id="teachers" className="text-3xl">
        For teachers: start on the whiteboard
      </h2>
      <p className="mt-1 text-lg">
        All the games of Reception, for your whole class. No account, no names, nothing is kept.
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink size="big" look="paper" to={PATHS.board}>
        Open the whiteboard
      </ButtonLink>
      {['Autumn', 'Spring', 'Summer'].map((term) => (
        <ButtonLink key={term} look="paper" to={withSearch(PATHS.board, { by: term })}>
          {term}
        </ButtonLink>
      ))}
    </div>
  </section>
);

const Features = () => (
  <section aria-labelledby="features">
    <h2 id="features" className="sr-only">
      What makes it special
    </h2>
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {FEATURES.map(({ title, text, Icon }) => (
        <li key={title} className="flex flex-col gap-3 rounded-card bg-paper p-6 shadow-card">
          <span className="grid size-16 place-items-center rounded-2xl bg-tint text-primary">
            <Icon aria-hidden className="size-9" />
          </span>
          <h3 className="text-2xl">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const FeaturedGames = ({ onOpen }: { readonly onOpen: () => void }) => (
  <section aria-labelledby="games" className="flex flex-col gap-7">
    <h2 id="games" className="text-center text-4xl">
      Games children love
    </h2>
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {FEATURED.map(({ game, text }) => (
        <li key={game.id}>
          <button
            type="button"
            onClick={onOpen}
            className="group flex h-full w-full flex-col overflow-hidden rounded-card bg-paper text-left shadow-card transition hover:-translate-y-1 hover:shadow-lift active:scale-[0.98]"
          >
            <span className="order-last flex flex-col gap-1 p-5">
              <span className="font-display text-2xl font-semibold">{game.title}</span>
              <span className="text-muted supports-[text-wrap:pretty]:text-pretty">{text}</span>
            </span>
            <span className="relative block w-full">
              <Thumbnail game={game} wide />
              <span className="absolute top-3 left-3 rounded-full bg-accent px-3 py-1 font-display font-semibold text-on-accent shadow">
                Ages {game.ageRange}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const Benefits = () => (
  <section
    aria-labelledby="benefits"
    className="flex items-center gap-10 rounded-[2.5rem] bg-paper p-7 shadow-card sm:p-12"
  >
    <div className="grow">
      <h2 id="benefits" className="text-4xl">
        What your child learns
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-4 text-lg md:grid-cols-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3">
            <Tick />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
    <Picture name="pages/owl-map" alt="" className="hidden h-60 w-80 shrink-0 object-contain lg:block" />
  </section>
);

const Tick = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="mt-0.5 size-7 shrink-0 text-good">
    <circle cx="12" cy="12" r="12" fill="currentColor" />
    <path
      d="M6.5 12.5 10.5 16.5 17.5 8.5"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const Stats = () => (
  <section aria-labelledby="stats">
    <h2 id="stats" className="sr-only">
      In numbers
    </h2>
    <dl className="grid gap-4 rounded-[2.5rem] bg-linear-to-b from-primary to-edge p-8 text-center text-white sm:grid-cols-3">
      {STATS.map(({ value, name }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xl">{name}</dt>
          <dd className="font-display text-6xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface ClosingProps {
  readonly redirect: string | undefined;
  readonly onSignIn: () => void;
}

const Closing = ({ redirect, onSignIn }: ClosingProps) => (
  <section aria-labelledby="closing" className="flex flex-col items-center gap-6 py-4 text-center">
    <h2 id="closing" className="text-4xl sm:text-5xl">
      Ready to play?
    </h2>
    <p className="max-w-[50ch] text-xl text-muted">
      One account for your family. No adverts and nothing to buy.
    </p>
    <div className="flex w-full flex-col justify-center gap-4 sm:w-auto sm:flex-row">
      <ButtonLink size="big" to={withSearch(PATHS.signup, { redirect })}>
        Create Free Account
      </ButtonLink>
      <Button size="big" look="paper" onClick={onSignIn}>
        Sign In
      </Button>
    </div>
  </section>
);
