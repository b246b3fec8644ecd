import compression from 'compression';
import express, { type Express } from 'express';
import { accountRoutes } from './account/routes.ts';
import { googleSignIn } from './auth/google.ts';
import { passwordRoutes } from './auth/password-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { answerErrors } from './http/answer-errors.ts';
import { createApi, endpoint, type Endpoint } from './http/api.ts';
import { healthChecks } from './http/health.ts';
import { logRequests } from './http/logging.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessions } from './http/session.ts';
import { serveFiles, servePages } from './http/static.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { mailboxPage } from './mail/mailbox-page.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import type { Services } from './services.ts';

const configRoute = ({ config }: Services): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/config',
    access: 'anyone',
    handle: ({ res }) => void res.json({ google: config.google !== undefined, mailbox: config.mailbox }),
  });

export interface AppOptions {
  /** Where the built web application is; undefined when something else serves the pages (the development server). */
  readonly pages: string | undefined;
  readonly isStopping: () => boolean;
}

/** The whole application, not listening: files, health, API, Google's way in, mailbox, pages; in this order. */
export function createApp(services: Services, { pages, isStopping }: AppOptions): Express {
  const { config, pool, secrets, db, log } = services;
  const sessions = createSessions({ pool, secrets, https: config.https });
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('query parser', 'simple').set('trust proxy', config.trustProxy).set('public url', config.publicUrl);
  app.use(logRequests(log), compression());
  if (pages) app.use(serveFiles(pages, config));
  app.use(...securityHeaders({ https: config.https, policy: pages !== undefined }));
  app.use(healthChecks(db, isStopping));
  app.use(
    '/api',
    createApi(
      [
        configRoute(services),
        ...authRoutes(services),
        ...passwordRoutes(services),
        ...profileRoutes(services),
        ...progressRoutes(services),
        ...leaderboardRoutes(services),
        ...accountRoutes(services),
        ...pageViewRoutes(services),
      ],
      sessions,
    ),
  );
  app.use('/auth/google', googleSignIn(services, sessions));
  app.get('/mailbox', mailboxPage(services));
  if (pages) app.use(servePages(pages));
  app.use(answerErrors(log));
  return app;
}
