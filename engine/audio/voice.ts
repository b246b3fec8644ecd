import type { Clock } from '#engine/kernel/clock.ts';
import { voiceStretch, type Settings } from '#engine/kernel/settings.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import { sentencesOf, type ClipId } from '#engine/rules/clips.ts';
import type { Captions } from './captions.ts';
import type { Channels } from './channels.ts';
import type { DeviceVoice } from './device-voice.ts';
import type { Outcome } from './port.ts';
import type { PlayingSound } from './speech.ts';

export interface VoiceEvents {
  /** The user pressed something to hear it: a refusal is not reported as blocked autoplay. */
  readonly wanted?: boolean;
  /** What is being said is said to its end first, instead of being replaced. */
  readonly afterwards?: boolean;
  /** A sentence starts; seconds: its length. */
  sentence?(text: string, seconds: number): void;
  /** Everything was spoken, or could not be heard but took its time. Not called when replaced or stopped. */
  done?(outcome: Outcome): void;
}

/** The guide's voice: one text at a time, a new one replaces the old unless it waits for its end. */
export interface Voice {
  /** Speaks sentences one after the other, each looked up by its text. An empty list is done at the next step. */
  say(sentences: readonly string[], on?: VoiceEvents): void;
  /** Plays one clip by its id: "instructions/number-trail". */
  clip(id: ClipId, on?: VoiceEvents): void;
  /** Preloads what will be spoken soon, so that it starts at once. */
  prepare(sentences: readonly string[]): Promise<void>;
  stop(): void;
  readonly speaking: boolean;
  readonly captions: Captions;
}

export interface VoiceOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly channels: Channels;
  readonly device: DeviceVoice;
  readonly captions: Captions;
  /** Something begins to be said. */
  onBegin?(): void;
}

const GAP_SECONDS = 0.2;
const REPLACE_SECONDS = 0.08;
/** The assumed speaking rate for an unknown text: the recorded voice's average. */
const secondsFor = (text: string) => 0.4 + text.length * 0.06;

interface Utterance {
  readonly id: ClipId;
  readonly text: string;
}

export function createVoice(options: VoiceOptions): Voice {
  const { clock, timers, settings, channels, device, captions } = options;
  const { clips, sentences: clipOf } = channels.manifest;
  let playing: PlayingSound | undefined;
  let pauses: (() => void)[] = [];
  /** What is said after this; the latest only. */
  let upNext: (() => void) | undefined;
  /** Incremented with each new text; callbacks of older ones are ignored. */
  let turn = 0;

  const callOffPauses = () => {
    pauses.forEach((callOff) => callOff());
    pauses = [];
  };
  const halt = () => {
    turn += 1;
    upNext = undefined;
    callOffPauses();
    playing?.stop(REPLACE_SECONDS);
    playing = undefined;
  };
  const wait = (seconds: number, fn: () => void) => pauses.push(timers.after(seconds, fn));

  /** A long clip's captions are its sentences, each for its share of the time. */
  const caption = (text: string, seconds: number, on: VoiceEvents) => {
    let from = 0;
    for (const sentence of sentencesOf(text)) {
      const share = (seconds * sentence.length) / text.length;
      const show = () => {
        captions.show(sentence, share);
        on.sentence?.(sentence, share);
      };
      if (from === 0) show();
      else wait(from, show);
      from += share;
    }
  };

  const utter = ({ id, text }: Utterance, on: VoiceEvents, then: (outcome: Outcome) => void) => {
    const mine = turn;
    const done = (outcome: Outcome) => {
      if (mine === turn) then(outcome);
    };
    const { deviceVoice, voiceOn, voiceVolume } = settings.values;
    const estimate = clips[id]?.seconds ?? secondsFor(text);
    if (deviceVoice && voiceOn && clock.realTime && device.available && text !== '') {
      const stretch = voiceStretch(settings.values);
      const how = { seconds: estimate * stretch, volume: voiceVolume, stretch };
      playing = device.speak(text, how, (outcome) => wait(0, () => done(outcome)));
      // Some devices lose the end event of speech.
      wait(how.seconds * 2 + 2, () => done('failed'));
    } else playing = channels.speak({ id, seconds: estimate, wanted: on.wanted }, done);
    caption(text, playing.seconds, on);
  };

  const speaking = () => playing !== undefined || pauses.length > 0;

  const sayAll = (list: readonly Utterance[], on: VoiceEvents) => {
    halt();
    if (list.length > 0) options.onBegin?.();
    channels.duck(list.length > 0);
    const next = (index: number, last: Outcome) => {
      const utterance = list[index];
      if (utterance) {
        utter(utterance, on, (outcome) => {
          playing = undefined;
          callOffPauses();
          if (index + 1 < list.length) wait(GAP_SECONDS, () => next(index + 1, outcome));
          else next(index + 1, outcome);
        });
        return;
      }
      const then = upNext;
      halt();
      channels.duck(false);
      on.done?.(last);
      if (speaking()) upNext = then;
      else if (then) wait(GAP_SECONDS, then);
    };
    if (list.length === 0) wait(0, () => next(0, 'ended'));
    else next(0, 'ended');
  };

  const sayInTurn = (list: readonly Utterance[], on: VoiceEvents) => {
    const say = () => sayAll(list, on);
    if (on.afterwards && speaking()) upNext = say;
    else say();
  };

  return {
    captions,
    get speaking() {
      return speaking();
    },
    say(sentences, on = {}) {
      // A sentence without a clip is requested under its own text, so that the report can name it.
      sayInTurn(
        sentences.map((text) => ({ id: clipOf[text] ?? `sentences/${text}`, text })),
        on,
      );
    },
    clip: (id, on = {}) => sayInTurn([{ id, text: clips[id]?.caption ?? '' }], on),
    prepare: (sentences) => channels.prepare([...new Set(sentences)].flatMap((text) => clipOf[text] ?? [])),
    stop() {
      halt();
      channels.duck(false);
      captions.clear();
    },
  };
}
