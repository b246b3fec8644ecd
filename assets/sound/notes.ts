import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { readSound, run } from './programs.ts';
import { type Samples } from './samples.ts';

/** Instruments by their General MIDI number, counted from 0. */
export const INSTRUMENTS = {
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  xylophone: 13,
  accordion: 21,
  nylonGuitar: 24,
  acousticBass: 32,
  pizzicato: 45,
  harp: 46,
  timpani: 47,
  strings: 49,
  frenchHorn: 60,
  oboe: 68,
  clarinet: 71,
  flute: 73,
  recorder: 74,
  ocarina: 79,
  warmPad: 89,
  kalimba: 108,
  woodblock: 115,
} as const;
export type Instrument = keyof typeof INSTRUMENTS;

/** Start and length in beats, pitch as a MIDI number (60 = middle C), loudness from 1 to 127. */
export type Note = readonly [start: number, length: number, pitch: number, loudness: number];

export interface Score {
  /** Beats per minute. */
  readonly tempo: number;
  readonly parts: readonly { readonly instrument: Instrument; readonly notes: readonly Note[] }[];
  /** Share of reverberation, 0 to 1. */
  readonly room?: number;
}

const FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const TICKS = 480;

/** A number in MIDI's variable length: seven bits a byte, all but the last marked. */
function variable(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

function midiFile({ tempo, parts }: Score): Buffer {
  const channels = parts.map((_, i) => (i < 9 ? i : i + 1)); // channel 9 is MIDI's drum kit
  const events = parts.flatMap(({ notes }, i) =>
    notes.flatMap(([start, length, pitch, loudness]) => [
      { tick: Math.round(start * TICKS), bytes: [0x90 | channels[i]!, pitch, loudness] },
      { tick: Math.round((start + length) * TICKS) - 1, bytes: [0x80 | channels[i]!, pitch, 0] },
    ]),
  );
  events.sort((a, b) => a.tick - b.tick);
  const microseconds = Math.round(6e7 / tempo);
  const body = [0, 0xff, 0x51, 3, microseconds >> 16, (microseconds >> 8) & 255, microseconds & 255];
  parts.forEach(({ instrument }, i) => body.push(0, 0xc0 | channels[i]!, INSTRUMENTS[instrument]));
  let now = 0;
  for (const { tick, bytes } of events) {
    body.push(...variable(tick - now), ...bytes);
    now = tick;
  }
  body.push(0, 0xff, 0x2f, 0);
  const head = Buffer.from([0x4d, 0x54, 0x68, 0x64, 0, 0, 0, 6, 0, 0, 0, 1, TICKS >> 8, TICKS & 255]);
  const track = Buffer.from([0x4d, 0x54, 0x72, 0x6b, 0, 0, 0, 0]);
  track.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, track, Buffer.from(body)]);
}

/** Plays a score with the Fluid R3 sound font. */
export function play(score: Score): Samples {
  const folder = mkdtempSync(path(tmpdir(), 'notes-'));
  writeFileSync(path(folder, 'score.mid'), midiFile(score));
  const room = ['synth.reverb.room-size=0.35', `synth.reverb.level=${score.room ?? 0.35}`];
  const options = [
    '-ni',
    '-q',
    '-g',
    '0.7',
    '-R',
    '1',
    '-C',
    '0',
    '-r',
    '44100',
    ...room.flatMap((o) => ['-o', o]),
  ];
  run('fluidsynth', [...options, '-F', path(folder, 'out.wav'), FONT, path(folder, 'score.mid')]);
  return readSound(path(folder, 'out.wav'));
}
