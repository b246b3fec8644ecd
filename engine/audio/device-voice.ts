import type { PlayingSound } from './speech.ts';
import type { Outcome } from './port.ts';

export interface DeviceManner {
  /** The length that the flow may rely on; speech is stopped when it takes much longer. */
  readonly seconds: number;
  /** 0 to 1. */
  readonly volume: number;
  /** How many times as long as usual it takes. */
  readonly stretch: number;
}

/** The device's own speech synthesis, for users who prefer it to the recorded voice. */
export interface DeviceVoice {
  /** True when the device speaks British English, offline. */
  readonly available: boolean;
  speak(text: string, how: DeviceManner, onDone: (outcome: Outcome) => void): PlayingSound;
}

/** Slightly slower than an adult speaks. */
const RATE = 0.9;

export function createDeviceVoice(): DeviceVoice {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  const british = () =>
    speech?.getVoices().find((voice) => voice.lang.replace('_', '-') === 'en-GB' && voice.localService);
  return {
    get available() {
      return british() !== undefined;
    },
    speak(text, { seconds, volume, stretch }, onDone) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = british() ?? null;
      utterance.lang = 'en-GB';
      utterance.rate = RATE / stretch;
      utterance.volume = volume;
      utterance.onend = () => onDone('ended');
      utterance.onerror = (event) => onDone(event.error === 'not-allowed' ? 'blocked' : 'failed');
      speech?.speak(utterance);
      return {
        seconds,
        stop() {
          utterance.onend = utterance.onerror = null;
          speech?.cancel();
          onDone('stopped');
        },
      };
    },
  };
}
