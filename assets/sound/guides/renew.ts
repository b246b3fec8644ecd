import { existsSync } from 'node:fs';
import { AVATARS } from '#engine/rules/looks.ts';
import { madeBefore, madeBeside, type Batch, type Change } from '#assets/sound/beside.ts';
import { fileOf } from '#assets/sound/sources.ts';
import { guideSounds, type GuideSound } from './lines.ts';
import { finish, GUIDES_MADE, hashOfGuideSound, readGuideSounds, type MadeGuideSound } from './make.ts';
import { rawWords } from './words.ts';

/** Makes the guides' sounds whose sources have changed, beside; with names, only those whose id begins so. */
export function makeGuideSounds(names: readonly string[]): Batch<MadeGuideSound> {
  const all = guideSounds();
  const committed = readGuideSounds();
  const entries = Object.fromEntries(all.flatMap(({ id }) => (committed[id] ? [[id, committed[id]]] : [])));
  const stale = all
    .filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
    .filter((sound) => entries[sound.id]?.made !== hashOfGuideSound(sound) || !existsSync(fileOf(sound.id)));
  const left: GuideSound[] = [];
  for (const sound of stale) {
    const before = madeBefore<MadeGuideSound>(sound.id);
    if (before?.made === hashOfGuideSound(sound)) entries[sound.id] = before;
    else left.push(sound);
  }
  for (const guide of AVATARS) {
    const sounds = left.filter((sound) => sound.guide === guide);
    const texts = sounds.flatMap(({ parts }) => parts.flatMap((part) => ('say' in part ? [part.say] : [])));
    const words = texts.length > 0 ? rawWords(guide, texts) : new Map<string, string>();
    for (const sound of sounds) {
      entries[sound.id] = madeBeside(sound.id, (file) => finish(sound, words, file));
      console.log(sound.id);
    }
  }
  if (stale.length === 0) console.log(`${all.length} sounds of the guides as they were`);
  return { entries, fresh: stale.map(({ id }) => id) };
}

/** The committed list of them. */
export const listOfGuideSounds = ({ entries }: Batch<MadeGuideSound>): Change => ({
  file: GUIDES_MADE,
  content: JSON.stringify(entries, undefined, 1) + '\n',
});
