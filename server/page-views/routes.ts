import { sql } from 'kysely';
import { z } from 'zod';
import { GAMES } from '#engine/games/catalogue.ts';
import { endpoint, type Endpoint } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import { PAGES } from '#server/http/pages.ts';

const ROUTES: ReadonlySet<string> = new Set([
  ...PAGES,
  ...GAMES.map((game) => `/play/${game.id}`),
  '/play/:id',
  '/play/:gameId',
  '*',
]);

/** Patterns of the pages' router only: an address with a value in it could tell who someone is. */
const viewSchema = z.strictObject({ route: z.string().refine((route) => ROUTES.has(route)) });

/** How often each page is opened a day: no user, no id, no cookie. Source: HTTP contract, The rest. */
export const pageViewRoutes = ({ db }: Services): Endpoint[] => [
  endpoint({
    method: 'POST',
    path: '/page-views',
    access: 'anyone',
    body: viewSchema,
    async handle({ res, body: { route } }) {
      await sql`insert into page_views (route) values (${route})
        on conflict (route, day) do update set views = page_views.views + 1`.execute(db);
      res.status(204).end();
    },
  }),
];
