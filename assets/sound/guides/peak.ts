import { RATE, run } from '#assets/sound/samples.ts';

/** The highest peak of a file between its samples, too, in dB below full scale (ITU-R BS.1770: four times the rate). */
export function truePeak(file: string): number {
  const fine = ['-f', 'f32le', '-ac', '1', '-ar', `${4 * RATE}`, 'pipe:1'];
  const raw = run('ffmpeg', ['-v', 'error', '-i', file, ...fine]);
  let most = 1e-9;
  for (let i = 0; i + 4 <= raw.length; i += 4) most = Math.max(most, Math.abs(raw.readFloatLE(i)));
  return 20 * Math.log10(most);
}
