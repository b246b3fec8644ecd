import { factInWords } from '#engine/learner/words.ts';
import type { ReportedSkill } from '#server/contract/report.ts';
import { slipInWords } from './words.ts';

const MOST = 5;

/** The facts that something else was chosen for most often, in the last twelve months. */
export function MixedUp({ skills }: { readonly skills: readonly ReportedSkill[] }) {
  const slips = skills
    .flatMap(({ facts }) => facts)
    .flatMap(({ fact, slips: [most] }) => (most ? [{ fact, most }] : []))
    .sort((a, b) => b.most.times - a.most.times)
    .slice(0, MOST);
  if (slips.length === 0) return <p>Nothing was mixed up so far.</p>;
  return (
    <ul className="list-disc pl-6 text-lg marker:text-primary">
      {slips.map(({ fact, most }) => (
        <li key={fact}>
          <span className="font-bold">{factInWords(fact)}</span>: {slipInWords(most)}
        </li>
      ))}
    </ul>
  );
}
