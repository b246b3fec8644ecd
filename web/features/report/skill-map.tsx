import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { everyItem } from '#engine/games/items.ts';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import type { ReportedSkill } from '#server/contract/report.ts';
import { Disclosure, DisclosureButton, DisclosureContent } from '#web/ui/disclosure.tsx';
import { FactCell, Legend } from './fact-cell.tsx';
import { canFlower, growingInWords } from './growing-words.ts';
import { capital, claimInWords, factSentence } from './words.ts';

/** What was met, skill by skill, the first of it open; then what is still to come. */
export function SkillMap({ skills }: { readonly skills: readonly ReportedSkill[] }) {
  const met = skills.filter(({ facts }) => facts.length > 0);
  const unmet = skills.filter(({ facts }) => facts.length === 0);
  return (
    <div className="flex flex-col gap-3">
      <Legend />
      <p className="text-muted">{growingInWords()}</p>
      {met.map((skill) => (
        <Skill key={skill.id} skill={skill} isFirst={skill === met[0]} />
      ))}
      {unmet.length > 0 && (
        <p className="text-muted">Still to come: {unmet.map(({ id }) => SKILL_WORDS[id].name).join('; ')}.</p>
      )}
    </div>
  );
}

function Skill({ skill, isFirst }: { readonly skill: ReportedSkill; readonly isFirst: boolean }) {
  const { id, known, growing, of } = skill;
  return (
    <Disclosure defaultOpen={isFirst}>
      <div className="rounded-2xl border-2 border-line">
        <h3>
          <DisclosureButton className="group flex min-h-14 w-full items-center gap-3 rounded-2xl px-4 py-2 text-left hover:bg-tint">
            <span className="grow">
              <span className="block text-lg">{capital(SKILL_WORDS[id].name)}</span>
              <span className="block font-reading text-base font-normal text-muted">
                {canFlower(id) && `${known} by heart, `}
                {growing} growing, of {of}
              </span>
            </span>
            <ChevronDown
              aria-hidden
              className="size-6 shrink-0 text-primary transition-transform group-data-[state=open]:rotate-180"
            />
          </DisclosureButton>
        </h3>
        <DisclosureContent className="px-4 pt-1 pb-4">
          <Facts skill={skill} />
        </DisclosureContent>
      </div>
    </Disclosure>
  );
}

/** The skill's facts as cells, and what is known of the one that was pressed. */
function Facts({ skill: { id, facts } }: { readonly skill: ReportedSkill }) {
  const [open, setOpen] = useState<string>();
  const knownOf = (fact: string) => facts.find((one) => one.fact === fact);
  const all = everyItem().filter(({ skill }) => skill === id);
  const known = open === undefined ? undefined : knownOf(open);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {all.map(({ fact }) => (
          <FactCell
            key={fact}
            fact={fact}
            known={knownOf(fact)}
            open={fact === open}
            onPress={() => setOpen(fact === open ? undefined : fact)}
          />
        ))}
      </div>
      <p
        role="status"
        className={open === undefined ? 'sr-only' : 'mt-3 rounded-2xl bg-tint px-4 py-3 text-lg'}
      >
        {open !== undefined && (known ? factSentence(known) : `This one is ${claimInWords(undefined)}.`)}
      </p>
    </>
  );
}
