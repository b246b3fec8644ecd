import { GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import { MOMENTS, type SceneName } from './checkpoints.ts';
import { make } from './elements.ts';
import { MOVEMENTS } from './movements.ts';
import { THINGS } from './things.ts';

/** Draws what an address opens on a tile's canvas. */
export type DrawTile = (search: string, canvas: HTMLCanvasElement) => Promise<void>;

export interface Gallery {
  readonly element: HTMLElement;
  /** Draws the tiles in view again: the code that draws them has changed. */
  redraw(): void;
}

/** Pixels of a tile's picture. */
const TILE = { width: 384, height: 216 } as const;
/** Tiles this far below the window are drawn before they are scrolled to. */
const AHEAD = '200px';

const entriesOf = <T extends object>(value: T) =>
  Object.entries(value) as [keyof T & string, T[keyof T & string]][];

/** Every scene and moment of every game as a picture that opens it. Only what is in view is drawn, one at a time. */
export function createGallery(draw: DrawTile): Gallery {
  const searches = new Map<Element, string>();
  /** In view and not drawn yet. */
  const wanted = new Set<HTMLCanvasElement>();
  const inView = new Set<HTMLCanvasElement>();
  const drawn = new Set<HTMLCanvasElement>();
  let busy = false;

  const drawWanted = async () => {
    busy = true;
    // A set takes in what is added while it is gone through.
    for (const canvas of wanted) {
      wanted.delete(canvas);
      drawn.add(canvas);
      await draw(searches.get(canvas)!, canvas).then(
        () => canvas.setAttribute('data-drawn', ''),
        (error: unknown) => canvas.after(make('span', { className: 'wrong', textContent: String(error) })),
      );
    }
    busy = false;
  };
  const want = (canvas: HTMLCanvasElement) => {
    if (!drawn.has(canvas)) wanted.add(canvas);
    if (!busy) void drawWanted();
  };
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const canvas = target as HTMLCanvasElement;
        if (!isIntersecting) {
          inView.delete(canvas);
          wanted.delete(canvas);
          continue;
        }
        inView.add(canvas);
        want(canvas);
      }
    },
    { rootMargin: AHEAD },
  );

  const tile = (game: Game, scene: SceneName, at: string) => {
    const search = `?${new URLSearchParams({ game: game.id, scene, at }).toString()}`;
    const canvas = make('canvas');
    Object.assign(canvas, TILE);
    searches.set(canvas, search);
    views.observe(canvas);
    const link = make('a', { className: 'tile', href: search }, canvas, new Text(`${scene}: ${at}`));
    link.setAttribute('aria-label', `${game.title}, ${scene}: ${at}`);
    return link;
  };
  const tilesOf = (game: Game) =>
    entriesOf(MOMENTS).flatMap(([scene, moments]) =>
      Object.keys(moments).map((moment) => tile(game, scene, moment)),
    );
  const games = GAMES.map((game) =>
    make(
      'section',
      { id: game.id },
      make('h2', { textContent: game.title }),
      make('div', { className: 'tiles' }, ...tilesOf(game)),
    ),
  );
  const links = (names: readonly string[], addressOf: (name: string) => string) =>
    make('nav', {}, ...names.map((name) => make('a', { href: addressOf(name), textContent: name })));
  const element = make(
    'main',
    { className: 'gallery' },
    make('h1', { textContent: 'Workbench' }),
    links(
      GAMES.map(({ id }) => id),
      (id) => `#${id}`,
    ),
    ...games,
    make('h2', { textContent: 'Movements' }),
    links(Object.keys(MOVEMENTS), (name) => `?fx=${name}`),
    make('h2', { textContent: 'Things' }),
    links(Object.keys(THINGS), (name) => `?sprite=${name}`),
  );
  return {
    element,
    redraw() {
      drawn.clear();
      for (const note of element.querySelectorAll('.wrong')) note.remove();
      for (const canvas of inView) want(canvas);
    },
  };
}
