import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findGame } from '#engine/games/catalogue.ts';
import { everySentence as classSentences } from '#engine/rules/class-words.ts';
import type { Game } from '#engine/rules/game.ts';
import type { GameList } from '#engine/rules/game-list.ts';
import { OUTFITS, sheetsFor } from '#engine/rules/game-pictures.ts';
import { fetchedFor } from '#engine/rules/packs.ts';
import { TOKEN_PICTURES } from '#engine/rules/turns.ts';
import { readManifests } from './kept-files.ts';
import { clipsOf, guidesOf, saidIn, type Manifests } from './needs.ts';

/** The parts of a record that have one of these names. */
const pick = <T>(record: { readonly [name: string]: T }, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (record[name] ? [[name, record[name]] as const] : [])));

/**
 * Of both manifests what one game may ask for, whoever the guide is and whether a child or a class plays: a tenth of what
 * there is, and a child waits for it.
 */
export function listOf(game: Game, { pictures, smaller = {}, sounds }: Manifests): GameList {
  const sheets = [...sheetsFor(pictures, game.id, guidesOf(pictures)), OUTFITS];
  const rigs = Object.keys(pictures.rigs).filter((rig) => sheets.includes(pictures.rigs[rig]!.sheet));
  const said = pick(sounds.sentences, [...saidIn(game), ...classSentences()]);
  const worlds = pick(pictures.worlds, [pictures.bundles[game.id]!.world]);
  const drawnFrom = [
    ...sheets.flatMap((name) => Object.values(pictures.sheets[name] ?? {}).flat()),
    ...Object.values(worlds).flatMap(({ layers }) => layers.flatMap(({ tiers }) => Object.values(tiers))),
  ];
  return {
    pictures: {
      worlds,
      sheets: pick(pictures.sheets, sheets),
      rigs: pick(pictures.rigs, rigs),
      pages: pick(pictures.pages, [`thumbnails/${game.id}`, ...TOKEN_PICTURES]),
      bundles: pick(pictures.bundles, [game.id]),
    },
    smaller: pick(smaller, drawnFrom.map(fetchedFor)),
    sounds: {
      clips: pick(sounds.clips, [...clipsOf(game, { pictures, sounds }), ...Object.values(said)]),
      sentences: said,
    },
  };
}

/**
 * Answers /games/<id>.json while developing and in tests, from what the workshops made last. There each picture is a file
 * of its own, so that it can be looked at.
 */
export const serveGameLists: Plugin = {
  name: 'game-lists',
  configureServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      const [, id = ''] = /^\/games\/([\w-]+)\.json$/.exec(request.url ?? '') ?? [];
      const game = findGame(id);
      if (!game) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(listOf(game, readManifests(join(config.publicDir)))));
    });
  },
};
