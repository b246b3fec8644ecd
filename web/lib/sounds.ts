import { sentencesOf, type SoundManifest } from '#engine/rules/clips.ts';
import { readFile } from './api.ts';

let manifest: Promise<SoundManifest> | undefined;
let speaking: HTMLAudioElement | undefined;
/** Incremented to cancel everything that is being spoken or queued. */
let turn = 0;

function loadManifest(): Promise<SoundManifest> {
  manifest ??= readFile<SoundManifest>('/sounds/manifest.json').catch((error: unknown) => {
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

/** Tells apart who speaks now: another figure at each `say` and stop. */
export const turnNow = (): number => turn;

/** Stops speaking. */
export function stopSpeaking() {
  turn++;
  speaking?.pause();
  speaking = undefined;
}

/**
 * Speaks a text, sentence by sentence, with the recorded voice. Rejects when a clip is missing or cannot be played,
 * unless it was stopped before: then nobody waits for it.
 */
export async function say(text: string): Promise<void> {
  stopSpeaking();
  const mine = turn;
  try {
    await sayAll(text, () => turn !== mine);
  } catch (error) {
    if (turn === mine) throw error;
  }
}

async function sayAll(text: string, isOver: () => boolean): Promise<void> {
  const { clips, sentences } = await loadManifest();
  for (const sentence of sentencesOf(text)) {
    // Stopped, or another text has started: the rest is skipped.
    if (isOver()) return;
    const src = clips[sentences[sentence] ?? '']?.src;
    if (src === undefined) throw new Error(`no clip for "${sentence}"`);
    const audio = new Audio(src);
    speaking = audio;
    await playToEnd(audio);
  }
}
