/** All clips, by meaning. Files and lengths: assets/public/sounds/manifest.json, made by the voice workshop. */

export const EFFECTS = [
  'tap',
  'pop',
  'pluck',
  'whoosh',
  'correct',
  'wrong',
  'step',
  'munch',
  'coin',
  'tick',
  'stamp',
  'confetti',
  'level-up',
  'countdown-tick',
  'countdown-go',
  'chest',
] as const;
export type EffectName = (typeof EFFECTS)[number];

/** What is heard from the instructions until the first question is answered, in any game. */
export const FIRST_EFFECTS: readonly EffectName[] = ['tap', 'pop', 'pluck', 'countdown-tick', 'countdown-go'];
/** What answers and the result sound like. Some games have some of it sooner (`Traits.soonEffects`). */
export const LATER_EFFECTS: readonly EffectName[] = EFFECTS.filter((name) => !FIRST_EFFECTS.includes(name));
/** In no pack, so that the games that have it sooner need not fetch all that is heard later. */
export const LONE_EFFECTS: readonly EffectName[] = ['munch'];

/** Result sounds and celebrations: a sting mixed with the voice. */
export const RESULT_SOUNDS = { perfect: 'perfect_game', great: 'great_game', poor: 'poor_result' } as const;
export const CELEBRATIONS = ['good', 'hooray', 'nice', 'woohoo'] as const;
export type ClipId = string;

export interface ClipEntry {
  /** Begins with /sounds/ and carries ?v=<hash>. */
  readonly src: string;
  readonly seconds: number;
  /** The words in it, for captions; "[cheering]" and the like for effects that need a caption. */
  readonly caption?: string;
  /** A guide's own sound: how far its mouth is open, a digit from 0 to 9 for each twentieth of a second. */
  readonly mouth?: string;
}

export interface SoundManifest {
  /** By id: "numbers/3", "instructions/number-trail", "effects/tap", "music/treasure-beach", "sentences/<slug>". */
  readonly clips: { readonly [id: ClipId]: ClipEntry };
  /** Maps a sentence of the words modules ("3 add 2.", "How many altogether?") to its clip. */
  readonly sentences: { readonly [sentence: string]: ClipId };
}

/** Cuts a text into the sentences that clips are made for: "3 add 2. How many altogether?" gives two. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+|[^.!?]+$/g)?.map((s) => s.trim()) ?? [];

export const effectClip = (name: EffectName): ClipId => `effects/${name}`;

export const instructionsClip = (gameId: string): ClipId => `instructions/${gameId}`;

/**
 * What is heard before a game's first question; what may be heard after it follows when that can be answered. told: the
 * instructions begin by themselves; otherwise few hear them, and their clip, the largest, follows (scenes/instructions.ts).
 */
export const firstClipsOf = (
  { id, traits }: { readonly id: string; readonly traits: { readonly soonEffects: readonly EffectName[] } },
  { clips }: SoundManifest,
  { told }: { readonly told: boolean },
): readonly ClipId[] =>
  [
    ...(told ? [instructionsClip(id)] : []),
    ...[...FIRST_EFFECTS, ...traits.soonEffects].map(effectClip),
  ].filter((clip) => clips[clip]);
