import type { ReportedSkill } from '#server/contract/report.ts';
import { mixedUpIn } from './slip-choice.ts';
import { capital, slipInWords } from './words.ts';

/** What something else was chosen for most often, in the last twelve months. */
export function MixedUp({ skills }: { readonly skills: readonly ReportedSkill[] }) {
  const rows = mixedUpIn(skills);
  if (rows.length === 0) return <p>Nothing was mixed up so far.</p>;
  return (
    <ul className="list-disc pl-6 text-lg marker:text-primary">
      {rows.map(({ what, slip }) => (
        <li key={what}>
          <span className="font-bold">{capital(what)}</span>: {slipInWords(slip)}
        </li>
      ))}
    </ul>
  );
}
