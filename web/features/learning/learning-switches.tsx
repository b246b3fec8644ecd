import { useMutation } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Level } from '#engine/learner/start.ts';
import type { ChangesOfLearner } from '#server/contract/learner.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { isGateClosed, useBehindGate } from '#web/lib/gate.ts';
import { useUser } from '#web/lib/session.ts';
import { toastProblem, toastSuccess } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { choicesFor, choose, forgetLearned } from './kept-learner.ts';

const LEVEL_TEXTS: readonly { readonly value: Level; readonly label: string; readonly note: string }[] = [
  { value: 'easier', label: 'Easier', note: 'a year younger' },
  { value: 'age', label: 'As the age', note: 'as it comes' },
  { value: 'harder', label: 'Harder', note: 'a year older' },
];

/** What asks for the password again. */
interface AskingProps {
  readonly action: string;
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

interface LearningSwitchesProps {
  readonly playerId: string;
  readonly askPassword: (props: AskingProps) => ReactNode;
}

const FORGET = 'Forget what was learned';
const needsPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'reauthentication_needed';
const tell = (error: unknown) => {
  if (!isGateClosed(error)) toastProblem('profileUpdate', error);
};

/** How questions are chosen for a child, on every device. Everything here needs the gate. */
export function LearningSwitches({ playerId, askPassword }: LearningSwitchesProps) {
  const [chosen, setChosen] = useState(() => choicesFor(playerId));
  const [asking, setAsking] = useState(false);
  const behindGate = useBehindGate();
  const whose = { userId: useUser()?.id, playerId };
  const { mutate: change } = useMutation({
    mutationFn: (body: ChangesOfLearner) => behindGate(() => call('PATCH /learner', { body, ...whose })),
    onSuccess: ({ epoch, adapts, level }) => {
      setChosen(choose(playerId, { epoch, adapts, level }));
      toastSuccess('Profile updated successfully!');
    },
    onError: tell,
  });
  const { mutate: forget } = useMutation({
    mutationFn: async () => {
      await behindGate(() => call('POST /learner/forget', { body: { confirm: 'FORGET' }, ...whose }));
      return call('GET /learner', whose);
    },
    onSuccess: ({ epoch }) => {
      forgetLearned(playerId);
      choose(playerId, { epoch });
      toastSuccess('What was learned is forgotten.');
    },
    onError: (error) => (needsPassword(error) ? setAsking(true) : tell(error)),
  });
  const onGiven = () => {
    setAsking(false);
    forget();
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Switch
        label="Choose questions for my child"
        hint="Games remember what your child can do, and ask what fits. When it's off, questions always come by chance, and nothing more is remembered but, on this device, which trails your child walked without a mistake."
        on={chosen.adapts}
        onChange={(adapts) => change({ adapts })}
      />
      {chosen.adapts && (
        <RadioCards
          legend="How hard"
          name="level"
          value={chosen.level}
          onChoose={(level) => change({ level })}
          options={LEVEL_TEXTS.map((text) => ({ ...text, picture: undefined }))}
        />
      )}
      <Button look="paper" onClick={() => forget()}>
        <Eraser aria-hidden className="size-6" />
        {FORGET}
      </Button>
      {asking && askPassword({ action: FORGET, onGiven, onClose: () => setAsking(false) })}
    </div>
  );
}
