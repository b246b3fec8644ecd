import { play, type Instrument, type Note } from './notes.ts';
import { RATE, type Samples } from './samples.ts';

/** Steps of a major scale above the key note; 7 and more lie in the next octave, undefined is a rest. */
type Step = number | undefined;
type Bar = readonly [Step, Step, Step, Step];

interface Tune {
  /** Beats per minute. Calm: nothing here hurries a child. */
  readonly tempo: number;
  /** MIDI number of the key note; 60 is middle C. */
  readonly key: number;
  readonly lead: Instrument;
  readonly chords: Instrument;
  readonly bass: Instrument;
  /** Root of each bar's chord, as a step. */
  readonly roots: readonly number[];
  /** One note a beat, a bar for each root. */
  readonly melody: readonly Bar[];
}

const _ = undefined;
const SCALE = [0, 2, 4, 5, 7, 9, 11] as const;
const pitch = (key: number, step: number): number =>
  key + 12 * Math.floor(step / 7) + SCALE[((step % 7) + 7) % 7]!;

/** One tune for each world; all are pentatonic on top, so that no note bites. */
const TUNES = {
  'treasure-beach': {
    tempo: 100, key: 60, lead: 'marimba', chords: 'nylonGuitar', bass: 'pizzicato',
    roots: [0, 5, 3, 4, 0, 5, 3, 4],
    melody: [[4, 5, 7, 5], [4, 2, 4, _], [2, 4, 5, 4], [2, 1, 0, _], [5, 7, 8, 7], [5, 4, 5, _], [4, 2, 1, 2], [0, _, _, _]],
  },
  'treasure-cove': {
    tempo: 90, key: 57, lead: 'vibraphone', chords: 'nylonGuitar', bass: 'acousticBass',
    roots: [0, 3, 5, 4, 0, 3, 4, 0],
    melody: [[7, _, 5, 4], [5, _, 4, _], [2, 4, 5, 4], [4, _, _, _], [7, _, 8, 7], [5, 4, 5, _], [4, 2, 1, _], [0, _, _, _]],
  },
  'treasure-night': {
    tempo: 80, key: 55, lead: 'celesta', chords: 'harp', bass: 'acousticBass',
    roots: [0, 5, 3, 4, 5, 3, 4, 0],
    melody: [[4, _, 7, _], [5, _, 4, _], [2, _, 5, 4], [4, _, _, _], [9, _, 7, _], [5, 4, 2, _], [4, _, 1, _], [0, _, _, _]],
  },
  bakery: {
    tempo: 104, key: 62, lead: 'clarinet', chords: 'pizzicato', bass: 'acousticBass',
    roots: [0, 0, 3, 4, 0, 5, 1, 4],
    melody: [[0, 2, 4, 2], [4, 5, 4, _], [5, 4, 2, 1], [1, 2, 4, _], [0, 2, 4, 7], [5, _, 4, 2], [1, 2, 4, 2], [1, _, _, _]],
  },
  'picnic-meadow': {
    tempo: 108, key: 57, lead: 'marimba', chords: 'nylonGuitar', bass: 'pizzicato',
    roots: [0, 3, 0, 4, 0, 5, 3, 4],
    melody: [[4, _, 2, 4], [5, 4, 2, _], [0, 2, 4, 2], [1, _, 4, _], [7, _, 5, 4], [5, 7, 5, _], [4, 2, 1, 2], [1, _, _, _]],
  },
  'night-kitchen': {
    tempo: 82, key: 57, lead: 'musicBox', chords: 'pizzicato', bass: 'acousticBass',
    roots: [0, 5, 0, 4, 3, 5, 1, 4],
    melody: [[7, _, 4, _], [5, 4, 2, _], [4, _, 2, 0], [1, _, _, _], [5, _, 7, 5], [9, _, 7, _], [5, 4, 2, 4], [1, _, _, _]],
  },
  savanna: {
    tempo: 96, key: 60, lead: 'kalimba', chords: 'marimba', bass: 'acousticBass',
    roots: [0, 3, 0, 4, 0, 3, 4, 0],
    melody: [[4, 4, 5, 4], [2, _, 4, _], [4, 5, 7, 5], [4, _, _, _], [7, 7, 8, 7], [5, _, 4, 2], [1, 2, 4, 2], [0, _, _, _]],
  },
  'detective-study': {
    tempo: 94, key: 57, lead: 'pizzicato', chords: 'vibraphone', bass: 'acousticBass',
    roots: [5, 1, 5, 4, 5, 3, 1, 4],
    melody: [[5, _, 7, _], [8, 7, 5, _], [4, _, 5, _], [4, 2, _, _], [5, _, 7, 8], [9, _, 7, _], [5, 4, 2, 4], [5, _, _, _]],
  },
  'detective-night': {
    tempo: 84, key: 55, lead: 'musicBox', chords: 'harp', bass: 'acousticBass',
    roots: [5, 3, 0, 4, 5, 3, 4, 5],
    melody: [[9, _, 7, 5], [7, _, 5, _], [4, 5, 7, _], [4, _, _, _], [9, _, 7, 9], [8, 7, 5, _], [4, 5, 4, 2], [5, _, _, _]],
  },
  'meadow-path': {
    tempo: 100, key: 65, lead: 'recorder', chords: 'nylonGuitar', bass: 'pizzicato',
    roots: [0, 3, 0, 4, 5, 3, 4, 0],
    melody: [[0, 1, 2, 4], [5, _, 4, _], [2, 4, 2, 1], [1, _, _, _], [4, 5, 4, 2], [5, _, 4, 2], [1, 2, 1, -1], [0, _, _, _]],
  },
  'evening-village': {
    tempo: 78, key: 60, lead: 'musicBox', chords: 'harp', bass: 'acousticBass',
    roots: [0, 5, 3, 0, 3, 0, 4, 0],
    melody: [[7, 5, 4, _], [4, 2, 4, _], [5, 4, 2, _], [4, _, _, _], [5, _, 7, 5], [4, _, 2, _], [1, 2, 1, _], [0, _, _, _]],
  },
  mountain: {
    tempo: 98, key: 58, lead: 'frenchHorn', chords: 'nylonGuitar', bass: 'pizzicato',
    roots: [0, 4, 3, 0, 5, 3, 4, 0],
    melody: [[0, _, 4, _], [4, 5, 7, _], [5, 4, 5, _], [4, _, _, _], [7, _, 9, 7], [5, _, 4, 2], [4, 2, 1, _], [0, _, _, _]],
  },
  'kitchen-counter': {
    tempo: 106, key: 60, lead: 'xylophone', chords: 'pizzicato', bass: 'acousticBass',
    roots: [0, 5, 1, 4, 0, 5, 4, 0],
    melody: [[4, 2, 4, 5], [7, 5, 4, _], [1, 2, 4, 5], [4, _, 2, _], [4, 2, 4, 5], [7, 8, 9, _], [7, 5, 4, 1], [0, _, _, _]],
  },
  'market-stall': {
    tempo: 102, key: 62, lead: 'accordion', chords: 'nylonGuitar', bass: 'pizzicato',
    roots: [0, 4, 0, 4, 3, 0, 4, 0],
    melody: [[0, 2, 4, _], [4, 2, 1, _], [2, 4, 7, _], [5, 4, 4, _], [5, 7, 5, _], [4, 2, 4, _], [1, 2, 4, 1], [0, _, _, _]],
  },
} as const satisfies Record<string, Tune>; // prettier-ignore

export type LoopName = keyof typeof TUNES;

const BEATS = 4;
/** The loop is cut from the middle of three passes, so that its reverberation runs on from end to start. */
const PASSES = 3;

function notesOf({ key, roots, melody }: Tune): Record<'lead' | 'chords' | 'bass', Note[]> {
  const notes = { lead: [] as Note[], chords: [] as Note[], bass: [] as Note[] };
  for (let bar = 0; bar < roots.length * PASSES; bar++) {
    const start = bar * BEATS;
    const root = roots[bar % roots.length]!;
    notes.bass.push([start, 0.9, pitch(key - 24, root), 60], [start + 2, 0.9, pitch(key - 24, root + 4), 54]);
    for (const beat of [1, 3]) {
      for (const step of [0, 2, 4]) notes.chords.push([start + beat, 0.45, pitch(key - 12, root + step), 42]);
    }
    melody[bar % melody.length]!.forEach((step, beat) => {
      if (step !== undefined) notes.lead.push([start + beat, 0.9, pitch(key, step), beat === 0 ? 64 : 56]);
    });
  }
  return notes;
}

function render(tune: Tune): Samples {
  const notes = notesOf(tune);
  const parts = (['lead', 'chords', 'bass'] as const).map((part) => ({
    instrument: tune[part],
    notes: notes[part],
  }));
  const whole = play({ tempo: tune.tempo, parts, room: 0.4 });
  const length = Math.round(((tune.roots.length * BEATS * 60) / tune.tempo) * RATE);
  return whole.slice(length, 2 * length);
}

/** One quiet loop for each world, named like it. Music is off until somebody switches it on. */
export const LOOPS: readonly { readonly name: LoopName; make(): Samples }[] = (
  Object.keys(TUNES) as LoopName[]
).map((name) => ({ name, make: () => render(TUNES[name]) }));
