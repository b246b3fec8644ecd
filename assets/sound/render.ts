import { existsSync } from 'node:fs';
import { EFFECTS_MADE } from './effects.ts';
import { clarify, compress, level } from './finish.ts';
import { LOOPS } from './music.ts';
import { join, mix, readSound, silence, trim, type Samples } from './samples.ts';
import type { Clip } from './script.ts';
import { recordingOf } from './sources.ts';
import type { openVoice } from './speech.ts';
import { spelled } from './spelling.ts';

/** Kilobits a second. The voice's weak consonants need more in the words that stand alone. */
export const BIT_RATES = { word: 64, speech: 48, effect: 48, music: 48 } as const;
/** Between the sentences of one clip, in seconds. */
const SENTENCE_GAP = 0.33;

type Voice = ReturnType<typeof openVoice>;

function speak(clip: Clip & { kind: 'speech' }, voice: Voice): Samples {
  const recording = recordingOf(clip.id);
  const raw = existsSync(recording)
    ? trim(readSound(recording), -45)
    : clarify(
        join(
          ...clip.sentences.flatMap((text, i) => [
            ...(i > 0 ? [silence(SENTENCE_GAP)] : []),
            voice.speak(spelled(text)),
          ]),
        ),
      );
  const spoken = level(compress(raw), 'speech');
  if (!clip.sting) return spoken;
  const { name, at, gain } = clip.sting;
  return level(
    mix({ sound: level(EFFECTS_MADE[name].make(), 'speech'), at: 0, gain }, { sound: spoken, at, gain: 0 }),
    'speech',
  );
}

/** One clip as it will be heard. */
export function render(clip: Clip, voice: Voice): Samples {
  if (clip.kind === 'speech') return speak(clip, voice);
  if (clip.kind === 'effect')
    return level(EFFECTS_MADE[clip.name].make(), 'effect', EFFECTS_MADE[clip.name].quieter);
  return level(LOOPS.find((loop) => loop.name === clip.name)!.make(), 'music');
}
