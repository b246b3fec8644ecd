import { Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useGate } from '#web/lib/gate.ts';
import { isOnHomeScreen, useInstallOffer } from '#web/lib/home-screen.ts';
import { Button } from '#web/ui/button.tsx';

/** The way to the home screen, which no child is ever told: the browser asks, or words say how, behind the gate only. */
export function HomeScreen() {
  const install = useInstallOffer();
  const gate = useGate();
  const [isThere] = useState(isOnHomeScreen);
  const [isTold, setTold] = useState(false);
  const words = useId();
  if (isThere) return null;
  const onPressed = async () => {
    if (!(await gate.open())) return;
    if (install) install();
    else setTold(true);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button look="paper" aria-describedby={isTold ? words : undefined} onClick={() => void onPressed()}>
        <Smartphone aria-hidden className="size-6" />
        Put on the home screen
      </Button>
      <p id={words} role="status">
        {isTold &&
          'Open the browser\'s menu (on an iPad or iPhone: the Share button) and choose "Add to Home Screen".'}
      </p>
    </div>
  );
}
