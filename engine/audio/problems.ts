import type { ClipId } from './clips.ts';
import { CELEBRATIONS, RESULT_SOUNDS } from './clips.ts';

const results: readonly string[] = [...Object.values(RESULT_SOUNDS), ...CELEBRATIONS];
const KINDS: readonly (readonly [test: (id: ClipId) => boolean, what: string])[] = [
  [(id) => id.startsWith('instructions/'), 'instructions audio'],
  [(id) => id.startsWith('numbers/'), 'number audio'],
  [(id) => id.startsWith('shapes/'), 'shape audio'],
  [(id) => id === 'effects/wrong' || id.endsWith('try_again'), 'error sound'],
  [(id) => results.some((name) => id.endsWith(name)), 'game result audio'],
  [(id) => id.startsWith('sentences/'), 'question audio'],
];

/**
 * What a player is told when a sound is refused. automatic: it was to start by itself.
 * Source: product specification, section 8, "Audio refused".
 */
export function soundProblem(id: ClipId, automatic: boolean): string {
  const what = KINDS.find(([test]) => test(id))?.[1] ?? 'audio';
  return `Failed to ${automatic ? 'autoplay' : 'play'} ${what}`;
}
