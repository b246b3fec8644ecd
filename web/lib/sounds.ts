import { sentencesOf, type SoundManifest } from '#engine/audio/clips.ts';
import { api } from './api.ts';

let manifest: Promise<SoundManifest> | undefined;
let speaking: HTMLAudioElement | undefined;

function loadManifest(): Promise<SoundManifest> {
  manifest ??= api<SoundManifest>('GET', '/sounds/manifest.json').catch((error: unknown) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}

const playToEnd = (audio: HTMLAudioElement) =>
  new Promise<void>((resolve, reject) => {
    for (const end of ['ended', 'pause']) audio.addEventListener(end, () => resolve());
    audio.addEventListener('error', () => reject(new Error(`can't play ${audio.src}`)));
    audio.play().catch(reject);
  });

/** Stops what is being said. */
export function hush() {
  speaking?.pause();
  speaking = undefined;
}

/** Says a text, sentence by sentence, with the recorded voice. Rejects when a clip is missing or can't be played. */
export async function say(text: string): Promise<void> {
  hush();
  const { clips, sentences } = await loadManifest();
  for (const sentence of sentencesOf(text)) {
    const src = clips[sentences[sentence] ?? '']?.src;
    if (src === undefined) throw new Error(`no clip for "${sentence}"`);
    const audio = new Audio(src);
    speaking = audio;
    await playToEnd(audio);
    // Hushed, or something else is being said by now: the rest stays unsaid.
    if (speaking !== audio) return;
  }
}
