import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { readGuideSounds } from './guides/make.ts';
import { everyClip, sentenceClips } from './script.ts';
import { fileOf, MANIFEST, SOUNDS } from './sources.ts';
import { readTakes } from './spoken.ts';
import { readTones } from './tones.ts';

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The manifest of everything that is made. */
export function manifestOf(): SoundManifest {
  const made = { ...readTones(), ...readTakes(), ...readGuideSounds() };
  const clips = everyClip().flatMap((clip) => {
    const { id } = clip;
    const known = made[id];
    if (!known || !existsSync(fileOf(id))) return [];
    const caption = 'caption' in clip && clip.caption ? { caption: clip.caption } : {};
    const mouth = 'mouth' in known ? { mouth: known.mouth } : {};
    const src = `/sounds/${id}.mp3?v=${known.file}`;
    return [[id, { src, seconds: known.seconds, ...caption, ...mouth }] as const];
  });
  const ids = new Set(clips.map(([id]) => id));
  return { clips: sorted(clips), sentences: sorted([...sentenceClips()].filter(([, id]) => ids.has(id))) };
}

/** Writes the manifest, and removes sounds that nothing asks for any more. */
export function writeManifest(): void {
  const manifest = manifestOf();
  writeFileSync(MANIFEST, JSON.stringify(manifest, undefined, 1) + '\n');
  for (const file of readdirSync(SOUNDS, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.mp3') && !manifest.clips[file.slice(0, -4)]) rmSync(join(SOUNDS, file));
}
