import { Eraser } from 'lucide-react';
import { useState } from 'react';
import type { Level } from '#engine/learner/start.ts';
import { useGrownUp } from '#web/lib/gate.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { choicesFor, choose, forgetLearned, type LearningChoices } from './kept-learner.ts';

const LEVEL_TEXTS: readonly { readonly value: Level; readonly label: string; readonly note: string }[] = [
  { value: 'easier', label: 'Easier', note: 'a year younger' },
  { value: 'age', label: 'As the age', note: 'as it comes' },
  { value: 'harder', label: 'Harder', note: 'a year older' },
];

/** How questions are chosen for a child on this device. Everything here needs the gate. */
export function LearningSwitches({ userId }: { readonly userId: string }) {
  const [chosen, setChosen] = useState(() => choicesFor(userId));
  const isGrownUp = useGrownUp();
  const change = async (changes: Partial<LearningChoices>) => {
    if (!(await isGrownUp())) return;
    setChosen(choose(userId, changes));
    toastSuccess('Profile updated successfully!');
  };
  const forget = async () => {
    if (!(await isGrownUp())) return;
    forgetLearned();
    toastSuccess('What was learned is forgotten.');
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Switch
        label="Choose questions for my child"
        hint="Games remember on this device what your child can do, and ask what fits. When it's off, questions come by chance and nothing is remembered."
        on={chosen.adapts}
        onChange={(adapts) => void change({ adapts })}
      />
      {chosen.adapts && (
        <RadioCards
          legend="How hard"
          name="level"
          value={chosen.level}
          onChoose={(level) => void change({ level })}
          options={LEVEL_TEXTS.map((text) => ({ ...text, picture: undefined }))}
        />
      )}
      <Button look="paper" onClick={() => void forget()}>
        <Eraser aria-hidden className="size-6" />
        Forget what was learned
      </Button>
    </div>
  );
}
