/** The pages' addresses, and how often they are opened. Source: HTTP contract, The rest. */
import { z } from 'zod';
import { GAMES } from '#engine/games/catalogue.ts';
import { endpoint } from './endpoint.ts';
import './fields.ts';
import { OF_LIMIT } from './refusals.ts';

/** Addresses of the web pages, except those of the 14 games. Source: product specification, section 2. */
export const PAGES = [
  '/',
  '/login',
  '/signup',
  '/email-confirmation',
  '/auth/confirm',
  '/reset-password',
  '/profile-setup',
  '/callback',
  '/home',
  '/play',
  '/leaderboard',
  '/profile',
  '/nook',
  '/grown-ups',
  '/players',
  '/players/new',
  '/privacy',
  '/board',
] as const;

/** Only patterns of the pages' router: an address with a value in it could identify a person. */
const ROUTES = [...PAGES, ...GAMES.map(({ id }) => `/play/${id}`), '/play/:id', '/play/:gameId', '*'];

export const countPageView = endpoint({
  method: 'POST',
  path: '/page-views',
  summary: 'Counts one opening of a page: no user, no id, no cookie',
  access: 'anyone',
  body: z.strictObject({ route: z.enum(ROUTES) }),
  errors: OF_LIMIT,
});
