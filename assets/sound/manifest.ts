import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { type Change, type Made } from './beside.ts';
import { readGuideSounds } from './guides/make.ts';
import { everyClip, sentenceClips } from './script.ts';
import { fileOf, MANIFEST, SOUNDS } from './sources.ts';
import { readTakes } from './spoken.ts';
import { readTones } from './tones.ts';

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

type Entries = Readonly<Record<string, Made & { readonly mouth?: string }>>;
const committed = (): Entries => ({ ...readTones(), ...readTakes(), ...readGuideSounds() });

/** The manifest of everything that is made. fresh: clips whose files are still to be moved in. */
export function manifestOf(
  made: Entries = committed(),
  fresh: ReadonlySet<string> = new Set(),
): SoundManifest {
  const clips = everyClip().flatMap((clip) => {
    const { id } = clip;
    const known = made[id];
    if (!known || !(fresh.has(id) || existsSync(fileOf(id)))) return [];
    const caption = 'caption' in clip && clip.caption ? { caption: clip.caption } : {};
    const mouth = known.mouth === undefined ? {} : { mouth: known.mouth };
    const src = `/sounds/${id}.mp3?v=${known.file}`;
    return [[id, { src, seconds: known.seconds, ...caption, ...mouth }] as const];
  });
  const ids = new Set(clips.map(([id]) => id));
  return { clips: sorted(clips), sentences: sorted([...sentenceClips()].filter(([, id]) => ids.has(id))) };
}

/** The manifest's file, and the files of sounds that nothing asks for any more, which go. */
export function manifestFiles(manifest: SoundManifest): readonly Change[] {
  const files = readdirSync(SOUNDS, { recursive: true, encoding: 'utf8' });
  const gone = files.filter((file) => file.endsWith('.mp3') && !manifest.clips[file.slice(0, -4)]);
  return [
    { file: MANIFEST, content: JSON.stringify(manifest, undefined, 1) + '\n' },
    ...gone.map((file) => ({ file: join(SOUNDS, file), content: undefined })),
  ];
}
