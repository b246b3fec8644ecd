import { GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import { THEMES } from '#engine/rules/looks.ts';
import type { Address, Camera, Size } from './camera.ts';
import type { Row, Sheet } from './sheet.ts';

/** The shapes of screens that every game is looked at on. */
const SHAPES: readonly { readonly name: string; readonly size: Size; readonly columns: number }[] = [
  { name: '4:3', size: { width: 800, height: 600 }, columns: 4 },
  { name: '16:9', size: { width: 960, height: 540 }, columns: 4 },
  { name: 'portrait', size: { width: 390, height: 844 }, columns: 8 },
  { name: '21:9', size: { width: 1260, height: 540 }, columns: 2 },
];
const HD: Size = { width: 960, height: 540 };

/** What is looked at in every game. Source: the specification's flow, from the instructions to the result. */
const momentsOf = (game: Game): readonly (readonly [caption: string, address: Address])[] => [
  ['instructions', { scene: 'instructions', at: 'start' }],
  ['first question', { at: 'question-1' }],
  ['right', { at: 'right-1' }],
  ['wrong 1', { at: 'wrong-1' }],
  ['wrong 2: the scaffold', { at: 'hint-2' }],
  ['wrong 3: the answer is shown', { at: 'hint-3' }],
  ['last question', { at: `question-${game.rewards.questionsCount}` }],
  ['result', { scene: 'result', at: 'perfect' }],
];

async function rowOf(
  camera: Camera,
  title: string,
  size: Size,
  views: readonly (readonly [caption: string, address: Address])[],
): Promise<Row> {
  const pictures = [];
  for (const [caption, address] of views) {
    const [jpeg] = await camera.shoot(address, size);
    pictures.push({ caption, jpeg: jpeg! });
  }
  return { title, pictures };
}

/** Every game in every shape of screen, from the instructions to the result. */
export const matrixSheets: readonly Sheet[] = GAMES.flatMap((game) =>
  SHAPES.map(({ name, size, columns }) => ({
    name: `matrix ${game.id} ${name}`,
    columns,
    width: 1920,
    rows: async (camera) => [
      await rowOf(
        camera,
        `${game.title}, ${name}`,
        size,
        momentsOf(game).map(([caption, address]) => [caption, { game: game.id, ...address }]),
      ),
    ],
  })),
);

interface Story {
  readonly scene?: 'instructions';
  /** Each is a row of pictures. */
  at(game: Game): readonly string[];
  readonly each: number;
  /** How many pictures in all; omitted: ten. */
  readonly frames?: number;
  /** For who needs it the same every time. */
  readonly same?: true;
}

/** Where each question goes on from the last one they are looked at in the middle of a round. */
const goesOn = ({ family }: Game) => family === 'number-trail';
const wrong = (count: number) => (game: Game) => [`${goesOn(game) ? 'later' : 'chosen'}-wrong-${count}`];

/** What moves in a game: from which moment on, and how many seconds from picture to picture. */
const STORIES = {
  show: { scene: 'instructions', at: () => ['shown'], each: 0.9 },
  // Long enough to be at rest again after all was asked.
  ask: { at: () => ['first'], each: 0.3, frames: 15 },
  right: { at: (game) => [`chosen-right-${goesOn(game) ? 4 : 1}`], each: 0.25 },
  // No reaction is seen twice running, of those either that come after the picture.
  running: { at: () => ['chosen-right-2', 'chosen-right-3'], each: 0.25, frames: 20 },
  // But by who needs it so, beside the one above.
  same: { at: () => ['chosen-right-2', 'chosen-right-3'], each: 0.25, frames: 20, same: true },
  wrong: { at: wrong(1), each: 0.18 },
  hint: { at: wrong(2), each: 0.7 },
  // To its last sentence, and the line to the answer.
  third: { at: wrong(3), each: 0.75, frames: 15 },
  end: { at: ({ rewards }) => [`chosen-right-${rewards.questionsCount}`], each: 0.9 },
} as const satisfies Readonly<Record<string, Story>>;
const FRAMES = 10;
const IN_A_ROW = 5;
const STRIP: Size = { width: 640, height: 360 };

/** The movements of each game in pictures, five in a row, as they are and calm; asked for by family or by game. */
export const stripSheets: readonly Sheet[] = GAMES.flatMap((game) => {
  return Object.entries<Story>(STORIES).flatMap(([story, told]) =>
    (['full', 'calm'] as const).map((motion) => ({
      name: `strips ${[...new Set([game.family, game.id])].join(' ')} ${story} ${motion}`,
      columns: IN_A_ROW,
      width: 1920,
      async rows(camera) {
        const { scene = 'play', each, frames: count = FRAMES, same } = told;
        const look = { game: game.id, scene, calm: motion === 'calm' ? 1 : 0, same: same ? 1 : 0 };
        const moments = told.at(game);
        const seconds = Array.from({ length: count / moments.length }, (_, frame) => frame * each);
        const rows: Row[] = [];
        for (const moment of moments) {
          // All stones of a way are in sight on a tablet; on a phone a camera follows.
          const frames = await camera.shoot({ ...look, at: moment }, goesOn(game) ? HD : STRIP, seconds);
          const pictures = frames.map((jpeg, frame) => ({
            caption: `${seconds[frame]!.toFixed(2)} s`,
            jpeg,
          }));
          rows.push({ title: `${game.title}: ${story}, ${motion} (${moment})`, pictures });
        }
        return rows;
      },
    })),
  );
});

/** Days that follow one another; the last is the first of another month. */
const DAYS = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'] as const;

/** Whether a round grows, and days differ, where nothing can be read: the first, the fifth and the last question. */
export const growthSheets: readonly Sheet[] = GAMES.map((game) => ({
  name: `growth ${[...new Set([game.family, game.id])].join(' ')}`,
  columns: 4,
  width: 1920,
  async rows(camera) {
    const { questionsCount } = game.rewards;
    const look = { game: game.id, wordless: 1 };
    const views = [1, 5, questionsCount].map(
      (question) => [`question ${question}`, { ...look, at: `question-${question}` }] as const,
    );
    const later = ['another day', { ...look, seed: 8, at: 'question-1' }] as const;
    return [await rowOf(camera, game.title, HD, [...views, later])];
  },
}));

/** The first question on days that follow one another: the scene of the day changes, where nothing can be read. */
export const daySheets: readonly Sheet[] = GAMES.map((game) => ({
  name: `days ${[...new Set([game.family, game.id])].join(' ')}`,
  columns: DAYS.length,
  width: 1920,
  rows: async (camera) => [
    await rowOf(
      camera,
      game.title,
      HD,
      DAYS.map((day) => [day, { game: game.id, wordless: 1, day, at: 'question-1' }] as const),
    ),
  ],
}));

/** All games at a tenth of their size: which are told apart by their outlines alone. */
export const silhouetteSheet: Sheet = {
  name: 'silhouettes',
  columns: 15,
  width: 1920,
  async rows(camera) {
    const views = GAMES.map(
      (game) => [game.title, { game: game.id, wordless: 1, at: 'question-3' }] as const,
    );
    return [await rowOf(camera, 'All games at a tenth', HD, views)];
  },
};

const FADING = GAMES.filter(({ traits }) => traits.mostSupport > 0);

/** What differs with support from what is usual: asked, wrong, helped, right. */
export const supportSheets: readonly Sheet[] = FADING.flatMap((game) =>
  SHAPES.map(({ name, size, columns }) => ({
    name: `support ${[...new Set([game.family, game.id])].join(' ')} ${name}`,
    columns,
    width: 1920,
    async rows(camera) {
      const moments = ['question-2', 'wrong-1', 'hint-2', 'right-2'];
      const { mostSupport, dealtSupport } = game.traits;
      const levels = [0, 1, 2].filter((level) => level <= mostSupport && level !== dealtSupport);
      const rows: Row[] = [];
      // One after the other: all of a size share one page.
      for (const support of levels) {
        const views = moments.map((at) => [at, { game: game.id, at, support }] as const);
        rows.push(await rowOf(camera, `${game.title}, ${name}, support ${support}`, size, views));
      }
      return rows;
    },
  })),
);

const THEMED = 'total-treasure-hunt';

/** One game in all themes, and in calm motion. */
export const themeSheets: readonly Sheet[] = [
  {
    name: `themes ${THEMED}`,
    columns: 4,
    width: 1920,
    async rows(camera) {
      const looks = [...THEMES.map((theme): Address => ({ theme })), { calm: 1 }];
      const moments: Address[] = [
        { scene: 'instructions', at: 'start' },
        { at: 'right-1' },
        { at: 'hint-3' },
        { scene: 'result', at: 'perfect' },
      ];
      const rows: Row[] = [];
      for (const look of looks) {
        const title = Object.entries(look).flat().join(' ');
        const views = moments.map(
          (moment) => [String(moment['at']), { game: THEMED, ...look, ...moment }] as const,
        );
        rows.push(await rowOf(camera, title, HD, views));
      }
      return rows;
    },
  },
];
