import { sql } from 'kysely';
import { countPageView } from '#server/contract/pages.ts';
import { answer, type Route } from '#server/http/api.ts';
import { networkOf } from '#server/network.ts';
import type { Services } from '#server/services.ts';

/** How often each page is opened a day: no user, no id, no cookie. Source: HTTP contract, The rest. */
export const pageViewRoutes = ({ db, limits }: Services): Route[] => [
  answer(countPageView, async ({ req, body: { route } }) => {
    await limits.pageViewsFrom.take(networkOf(req.ip));
    await sql`insert into page_views (route) values (${route})
      on conflict (route, day) do update set views = page_views.views + 1`.execute(db);
  }),
];
