import {
  ChartNoAxesColumnIncreasing,
  Gamepad2,
  HeartHandshake,
  LockKeyhole,
  Presentation,
  Users,
} from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { SignUpForm } from '#web/features/auth/sign-up-form.tsx';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export function SignupPage() {
  const navigate = useNavigate();
  const redirect = redirectIn(useSearchParams()[0]);
  return (
    <div className="grid w-full items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <section className="rounded-[2rem] bg-paper p-6 shadow-card sm:p-10">
        <h1 className="mb-5 text-4xl">Create Account</h1>
        <SignUpForm
          redirect={redirect}
          onDone={(email) => void navigate(withSearch(PATHS.emailConfirmation, { email, redirect }))}
        />
        <p className="mt-4 flex flex-wrap items-center gap-x-1">
          Already have an account?{' '}
          <TextLink to={withSearch(PATHS.landing, { redirect })}>Sign in here</TextLink>
        </p>
      </section>
      <section aria-labelledby="why" className="lg:pt-6">
        <h2 id="why" className="mb-6 text-3xl">
          Why families choose Addly Nook
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {TILES.map(({ title, text, Icon, wide }) => (
            <li
              key={title}
              className={classNames(
                'flex flex-col gap-2 rounded-card bg-paper/80 p-5 shadow-card',
                wide && 'sm:col-span-2',
              )}
            >
              <Icon aria-hidden className="size-9 text-primary" />
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <section
          aria-labelledby="teachers"
          className="mt-4 flex flex-col items-start gap-2 rounded-card bg-paper p-5 shadow-card"
        >
          <Presentation aria-hidden className="size-9 text-primary" />
          <h3 id="teachers" className="text-xl">
            Are you a teacher?
          </h3>
          <p>Your class can play on the whiteboard straight away, without an account. Nothing is kept.</p>
          <TextLink to={PATHS.board}>Open the whiteboard</TextLink>
        </section>
      </section>
    </div>
  );
}

const TILES = [
  {
    title: '12+ Curriculum Games',
    text: 'Grouped by the UK school term they belong to.',
    Icon: Gamepad2,
    wide: false,
  },
  {
    title: 'Progress Tracking',
    text: 'XP, levels and coins for every finished game.',
    Icon: ChartNoAxesColumnIncreasing,
    wide: false,
  },
  {
    title: 'Safe Community',
    text: 'Made-up names only. No chat, no messages, no photos.',
    Icon: Users,
    wide: false,
  },
  {
    title: 'Privacy First',
    text: 'No adverts, no trackers, and you can delete everything.',
    Icon: LockKeyhole,
    wide: false,
  },
  {
    title: '10,000+ happy families',
    text: 'Learning numbers together, a few minutes at a time.',
    Icon: HeartHandshake,
    wide: true,
  },
] as const;
