import { I_REMEMBER } from '#engine/rules/common-words.ts';
import { PRIVACY_FOR_CHILDREN } from '#engine/rules/privacy.ts';
import { KEPT } from '#engine/rules/retention.ts';
import { useState, type ReactNode } from 'react';
import { browserAsksNotTo, countsMyVisits, setCountsMyVisits } from '#web/lib/page-views.ts';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { RetentionTable } from './privacy-retention.tsx';

export function PrivacyPage() {
  const [counted, setCounted] = useState(countsMyVisits);
  const choose = (on: boolean) => {
    setCountsMyVisits(on);
    setCounted(on);
  };
  return (
    <article className="flex w-full max-w-3xl flex-col gap-8 rounded-[2rem] bg-paper p-6 text-lg shadow-card sm:p-10">
      <h1 className="text-5xl">Privacy: what we keep</h1>

      <section
        aria-labelledby="children"
        className="flex flex-col items-start gap-4 rounded-card bg-tint p-6"
      >
        <h2 id="children" className="text-3xl">
          For children
        </h2>
        <p className="text-xl">{PRIVACY_FOR_CHILDREN}</p>
        <SpeakerButton
          text={PRIVACY_FOR_CHILDREN}
          label="Read it to me"
          className="px-6 font-display text-xl font-semibold"
        >
          Read it to me
        </SpeakerButton>
      </section>

      <section
        aria-labelledby="questions"
        className="flex flex-col items-start gap-4 rounded-card bg-tint p-6"
      >
        <h2 id="questions" className="text-3xl">
          How games pick questions
        </h2>
        <p className="text-xl">{I_REMEMBER}</p>
        <SpeakerButton
          text={I_REMEMBER}
          label="Read to me how games pick questions"
          className="px-6 font-display text-xl font-semibold"
        >
          Read it to me
        </SpeakerButton>
      </section>

      <h2 className="text-3xl">For grown-ups</h2>
      <Part title="What an account holds">
        <p>
          Your e-mail address and a scrambled form of your password (or, with Google, a number that stands for
          your Google account). For your child: a name (best a made-up one), an age in years, an avatar, a
          colour theme, XP, level and coins, and of each finished game its score and how each question went:
          tries, help and time; and what was switched on for your child, such as captions or a slower voice.
          No birthday, no school, no photo, no place.
        </p>
        <p>
          We use the address to sign you in and to help if you forget your password. We don't send adverts.
        </p>
      </Part>
      <Part title="Who sees what">
        <p>
          Other players who are signed in can see a made-up name, the avatar, the level and the XP on the
          leaderboard. A name that your child typed stays at home: others read a made-up one in its place,
          until a grown-up lets the typed one be shown on the profile page. Nobody else can see the age or the
          e-mail address. You can hide your child from the leaderboard on the profile page, too.
        </p>
        <p>We give nothing to anyone else. Fonts, sounds and pictures all come from this site.</p>
      </Part>
      <Part title="Signing in with Google">
        <p>
          Google will tell us your e-mail address and nothing else. We don't post, read or keep anything from
          your Google account.
        </p>
      </Part>
      <Part title="What stays in your browser">
        <p>
          We keep one cookie to keep you signed in, your colour theme, and any scores, purchases in the Nook,
          rooms as they were furnished and switches of what your child needs that still wait to be sent when
          you're offline. So that the games open without the internet, the pages and the games that were
          played (at the whiteboard: all games) are kept, too, and your child's name, age, avatar, XP, level
          and coins until you sign out. If that happens without the internet, the number of your account stays
          until our server has been told. That's all. While a tab is open it also remembers which games were
          played in it and how the garden looked last, which list of games you came from, how far down a page
          you were and how it draws, and if you switch counting off below, or change the settings of a game,
          or choose one at the whiteboard, that choice is kept, too.
        </p>
        <p>If you ask for a new password, the page you were going to is kept until then.</p>
      </Part>
      <Part title="How games pick questions">
        <p>
          So that games ask what fits, on every device, we remember what your child can do, fact by fact: that
          3 add 2 was right on four days, the last of them on Monday, and roughly how quickly. It decides
          which questions come next, and nothing else: no rewards, no ranks. While most answers look like
          guesses, any question may come, and the first two are shown how. Only you are shown it: on the page
          for grown-ups and, if you ask for them, in weekly mails. A copy of it is on this device, so that it
          works without the internet, until you sign out. On the profile page you can switch it off, make it
          easier or harder, or have it forgotten: then it is gone here and with us. This device alone also
          remembers, switched off or not, which trails your child has walked without a mistake, so that their
          numbers can hide: until you sign out or have it forgotten.
        </p>
      </Part>
      <Part title="Counting pages">
        <p>
          We count how often each page is opened, so we can mend what's confusing. We don't count who opened
          it. Your browser's own "do not track" wishes are obeyed.
        </p>
        {browserAsksNotTo() ? (
          <p className="font-bold">Your browser asks us not to, so your visits are not counted.</p>
        ) : (
          <Switch label="Don't count my visits" on={!counted} onChange={(off) => choose(!off)} />
        )}
      </Part>
      <Part title="How long">
        <RetentionTable />
      </Part>
      <Part title="Your rights">
        <p>
          On the profile page you can correct everything, download everything, and delete the account and
          everything in it. Scores disappear from the leaderboard straight away, and from our back-ups within{' '}
          {KEPT.backupDays} days.
        </p>
      </Part>
    </article>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h3 className="text-2xl">{title}</h3>
    {children}
  </section>
);
