import { useEffect } from 'react';
import { stopSpeaking, say } from '#web/lib/sounds.ts';
import { SpeakerButton } from './speaker-button.tsx';

/** Speaks a text once by itself, and again at a press. If the browser blocks autoplay, the button is still there. */
export function SpokenText({ text }: { readonly text: string }) {
  useEffect(() => {
    // A browser that blocks autoplay, or a lost connection, needs no message: the text is on the page.
    say(text).catch(() => undefined);
    return stopSpeaking;
  }, [text]);
  return <SpeakerButton text={text} label="Say it again" />;
}
