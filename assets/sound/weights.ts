import { statSync } from 'node:fs';
import { familyOf } from '#engine/games/families.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import type { ClipId } from '#engine/rules/clips.ts';
import type { Game } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';
import { sayingsOf } from '#engine/scenes/sayings.ts';
import { everyClip, sentenceClips } from './script.ts';
import { fileOf } from './sources.ts';

/** Bytes of these clips' files, each counted once. */
export const bytesOf = (ids: readonly ClipId[]): number =>
  [...new Set(ids)].reduce((sum, id) => sum + statSync(fileOf(id)).size, 0);

let known: ReadonlyMap<string, ClipId> | undefined;
const clipsOf = (sentences: readonly string[]): readonly ClipId[] => {
  const clips = (known ??= sentenceClips());
  return sentences.map((sentence) => clips.get(sentence) ?? `sentences/${sentence}`);
};

const ROUNDS = 50;

/**
 * Of so many rounds, what each has fetched of the voice before its first question: the instructions, and all that may be
 * said about the question before help.
 */
export function bytesBeforeFirst(game: Game): readonly number[] {
  const { questionsCount } = game.rewards;
  return Array.from({ length: ROUNDS }, (_, seed) => {
    const [first] = familyOf(game).makeRound(game, questionsCount, createRandom(seed));
    return bytesOf([`instructions/${game.id}`, ...clipsOf(sayingsOf(first!, 0))]);
  });
}

/** All that is said in a game and not in every one. */
const bytesOfGame = (game: Game): number =>
  bytesOf([`instructions/${game.id}`, ...clipsOf([...familyOf(game).everySentence(game), `${game.title}.`])]);

const GROUPS: readonly (readonly [name: string, isIn: (id: ClipId) => boolean])[] = [
  ['numbers alone', (id) => id.startsWith('numbers/')],
  ['numbers that go on', (id) => id.startsWith('counting/')],
  ['shapes alone', (id) => id.startsWith('shapes/')],
  ['instructions', (id) => id.startsWith('instructions/')],
  ['praise, results, nudges', (id) => !id.includes('/')],
  ['sentences', (id) => id.startsWith('sentences/')],
];

const kilobytes = (bytes: number) => Math.round(bytes / 1000).toLocaleString('en-GB');
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What all sounds weigh, by kind and by game, as it stands in README.md. */
export function tablesOfWeights(): string {
  const clips = everyClip();
  const line = (name: string, ids: readonly ClipId[]) => row(name, `${ids.length}`, kilobytes(bytesOf(ids)));
  const of = (kind: string) => clips.filter((clip) => clip.kind === kind).map(({ id }) => id);
  const speech = of('speech');
  return [
    row('Sounds', 'Clips', 'kB'),
    row('---', '---', '---'),
    ...GROUPS.map(([name, isIn]) => line(name, speech.filter(isIn))),
    line('all speech of the narrator', speech),
    line("the guides' own sounds", of('guide')),
    line('effects', of('effect')),
    line('music', of('music')),
    line(
      'everything',
      clips.map(({ id }) => id),
    ),
    '',
    row('Game', 'all that it says (kB)', 'before its first question, at most (kB)'),
    row('---', '---', '---'),
    ...GAMES.map((game) =>
      row(game.id, kilobytes(bytesOfGame(game)), kilobytes(Math.max(...bytesBeforeFirst(game)))),
    ),
  ].join('\n');
}
