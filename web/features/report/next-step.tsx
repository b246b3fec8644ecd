import { Play } from 'lucide-react';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import type { Report } from '#server/contract/report.ts';
import { gamePath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The one thing to do next: here, and at home without a screen. */
export const NextStep = ({ next: { skill, gameId, why, atHome } }: Pick<Report, 'next'>) => (
  <div className="grid gap-5 lg:grid-cols-2">
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-2xl">Next: {SKILL_WORDS[skill].name}</h2>
      <p className="text-lg">{why}</p>
      <ButtonLink to={gamePath(gameId)} size="big">
        <Play aria-hidden className="size-7" />
        Play it now
      </ButtonLink>
    </div>
    <div className="rounded-2xl bg-tint p-5">
      <h3 className="text-xl">Two minutes at home</h3>
      <p className="mt-1 text-lg">{atHome}</p>
    </div>
  </div>
);
