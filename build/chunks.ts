import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { PAGE_RECONCILER } from './parts-of-pixi.ts';

const at = (path: string) => resolve(import.meta.dirname, '..', path);
const pages = (...names: readonly string[]) => names.map((name) => at(`web/pages/${name}.tsx`));

/** What every page begins with. Only main.tsx itself stays apart, or whoever shares one module with it would start the application. */
const FIRST = [at('web/main.tsx')];
/** Where children are. */
const OF_CHILDREN = [
  ...pages('home', 'play', 'game', 'nook', 'board', 'leaderboard'),
  at('web/app/game-layout.tsx'),
];
/** Where somebody signs in: what these need, too, stays in files of its own. */
const OF_DOOR = pages(
  ...['landing', 'login', 'signup', 'reset-password', 'email-confirmation', 'confirm', 'callback'],
);
/** Where a first player is made: it shows the faces that children's pages show. */
const OF_SIGN_IN = [...OF_DOOR, ...pages('profile-setup')];
const OF_GROWN_UPS = pages('players', 'add-player', 'profile', 'grown-ups', 'privacy');
/** What a game's address opens. */
const OF_GAME = pages('game');
/** The stage of a game. */
const STAGE = [at('web/features/game/game-stage.tsx')];
/** What the games look like, a family each. */
const PLAYS = readdirSync(at('engine/plays'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => at(`engine/plays/${name}/play.ts`));
/** What PixiJS fetches for every stage, one behind the other: each a round trip in which a child waits. */
const OF_PIXI = ['rendering/renderers/gl/WebGLRenderer', 'environment-browser/browserAll'].map((file) =>
  at(`node_modules/pixi.js/lib/${file}.mjs`),
);

type Graph = Rolldown.ChunkingContext;

/** A function that is asked once, because the graph of modules is complete when chunks are made. */
function once<T>(make: (graph: Graph) => T): (graph: Graph) => T {
  let made: T | undefined;
  return (graph) => (made ??= make(graph));
}

/** All that these modules import at once, and what that imports; not they themselves. */
function under(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const next of graph.getModuleInfo(from)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}

/** What at least two of these entries import. */
function shared(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const closures = entries.map((entry) => under([entry], graph));
  const all = new Set(closures.flatMap((closure) => [...closure]));
  return new Set([...all].filter((id) => closures.filter((closure) => closure.has(id)).length > 1));
}

const firstPage = once((graph) => under(FIRST, graph));
const ofDoor = once((graph) => under(OF_DOOR, graph));
const ofSignIn = once((graph) => under(OF_SIGN_IN, graph));
const ofPages = once((graph) => under([...OF_CHILDREN, ...OF_GROWN_UPS, ...OF_SIGN_IN], graph));
/** The stage counts as a page: what it has in common with one must not make that page fetch the stage. */
const sharedByChildren = once((graph) => shared([...OF_CHILDREN, ...STAGE], graph));
const ofGame = once((graph) => under([...OF_GAME, ...STAGE], graph));
const ofStage = once(
  (graph) => new Set([...OF_PIXI, ...under([...STAGE, ...OF_PIXI], graph), ...shared(PLAYS, graph)]),
);

const PACKAGE = /[\\/]node_modules[\\/]/;
const isOwn = (id: string, graph: Graph) => !PACKAGE.test(id) && sharedByChildren(graph).has(id);
const isOfChildren = (id: string, graph: Graph) => isOwn(id, graph) && !ofSignIn(graph).has(id);
const isOfCards = (id: string, graph: Graph) => isOfChildren(id, graph) && !ofGame(graph).has(id);
const isOfFaces = (id: string, graph: Graph) => isOwn(id, graph) && !ofDoor(graph).has(id);
const isOfStage = (id: string, graph: Graph) => ofStage(graph).has(id) && !ofPages(graph).has(id);

/** A file of these modules alone: what they import and others share is left where it is. */
const parted = (name: string, isIn: (id: string, graph: Graph) => boolean) => [
  {
    name: (id: string, graph: Graph) => (isIn(id, graph) ? name : null),
    includeDependenciesRecursively: false,
  },
];

/**
 * Which file a module is built into: the first of these that takes it takes all that it imports, too. On its own the bundler
 * makes a file for each set of pages that share something: more than a hundred, most under a kilobyte, and fifty of them
 * before a child's first question. A file less is often a round trip less, and ten small files are zipped worse than one.
 */
export const CHUNKS: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: (id, graph) => (firstPage(graph).has(id) ? 'shell' : null), tags: ['$initial'] },
  // All families as data: the bundler makes three, whose names the first page would carry.
  { name: 'catalogue', test: /[\\/]engine[\\/]games[\\/]/ },
  // A game shows three of sixty.
  { name: 'icons', test: /lucide-react.*[\\/](arrow-left|rotate-cw|volume-2)\.mjs/ },
  { name: 'more-icons', test: /lucide-react/ },
  // Cards, doors and rooms: no game's first question waits for them.
  ...parted('cards', isOfCards),
  ...parted('children', isOfChildren),
  // What is left of theirs.
  ...parted('faces', isOfFaces),
  // @pixi/react begins with the reconciler.
  ...parted('drawing', (id, graph) => id === PAGE_RECONCILER || (PACKAGE.test(id) && isOfStage(id, graph))),
  // With what the page asks of it: a file of its own would be one more to wait for.
  ...parted('game-stage', (id, graph) => STAGE.includes(id) || isOfStage(id, graph)),
];
