import compression from 'compression';
import express, { type Express } from 'express';
import { deletePlayerRoute } from './account/delete-player.ts';
import { accountRoutes, type AccountServices } from './account/routes.ts';
import { googleLinkRoutes } from './auth/google-link.ts';
import { googleSwitchRoutes } from './auth/google-switch.ts';
import { googleSignIn } from './auth/google.ts';
import { passwordRoutes } from './auth/password-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { sessionRoutes } from './auth/session-routes.ts';
import { signUpRoutes } from './auth/sign-up-routes.ts';
import { readOffer } from './contract/account.ts';
import { gateRoutes } from './gate/routes.ts';
import { answerErrors } from './http/answer-errors.ts';
import { answer, createApi, type Route } from './http/api.ts';
import { watchDisk } from './http/disk.ts';
import { createEarlyAnswers } from './http/early-answers.ts';
import { boundForwardedFor } from './http/forwarded.ts';
import { createReadiness, healthChecks } from './http/health.ts';
import { logRequests } from './http/logging.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessions } from './http/session.ts';
import { serveFiles, servePages } from './http/static.ts';
import { reportRoutes } from './leaderboard/report-routes.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { learnerRoutes } from './learning/routes.ts';
import { createMailboxAccess, type MailboxAccess } from './mail/mailbox-access.ts';
import { mailboxPage } from './mail/mailbox-page.ts';
import type { Metrics } from './metrics/metrics.ts';
import { nookRoutes } from './nook/routes.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { playerRoutes } from './profiles/player-routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import type { Services } from './services.ts';
import { weeklyPage } from './weekly/pages.ts';

const configRoute = ({ config }: Services, door: MailboxAccess): Route =>
  answer(readOffer, ({ req }) => ({ google: config.google !== undefined, mailbox: door.opensTo(req) }));

export interface AppOptions {
  /** Where the built web application is; undefined when something else serves the pages (the development server). */
  readonly pages: string | undefined;
  readonly isStopping: () => boolean;
  /** Undefined: nothing is measured. */
  readonly metrics?: Metrics | undefined;
}

/** The whole application, not listening: files, health, API, Google sign-in, mailbox, links of the weekly mail, pages; in this order. */
export function createApp(services: AccountServices, { pages, isStopping, metrics }: AppOptions): Express {
  const { config, pool, secrets, db, log, security, openCalls, players } = services;
  const sessions = createSessions({ pool, secrets, https: config.https });
  const disk = watchDisk(db);
  const door = createMailboxAccess({ mailbox: config.mailbox, log, security });
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('query parser', 'simple').set('trust proxy', config.trustProxy).set('public url', config.publicUrl);
  if (metrics) app.use(metrics.measure);
  app.use(door.watch, boundForwardedFor, logRequests(log));
  if (pages) app.use(serveFiles(pages, config));
  app.use(compression());
  app.use(...securityHeaders({ https: config.https, pages }));
  const readiness = createReadiness({ db, disk, isStopping, log });
  metrics?.watchReadiness(readiness);
  app.use(healthChecks(readiness));
  const routes = [
    configRoute(services, door),
    ...authRoutes(services),
    ...signUpRoutes(services),
    ...passwordRoutes(services),
    ...sessionRoutes(services),
    ...googleLinkRoutes(services),
    ...googleSwitchRoutes(services),
    ...profileRoutes(services),
    ...playerRoutes(services),
    ...progressRoutes(services),
    ...learnerRoutes(services),
    ...nookRoutes(services),
    ...leaderboardRoutes(services),
    ...reportRoutes(services),
    ...gateRoutes(services),
    ...accountRoutes(services),
    deletePlayerRoute(services),
    ...pageViewRoutes(services),
  ];
  app.use('/api', createApi(routes, { session: sessions, security, openCalls, players }));
  app.use('/auth/google', googleSignIn(services, sessions));
  app.get('/mailbox', mailboxPage(services, door));
  app.all('/mail/weekly', weeklyPage('begin', services));
  app.all('/mail/unsubscribe', weeklyPage('end', services));
  if (pages) app.use(servePages(pages, createEarlyAnswers(routes, { session: sessions, players })));
  app.use(answerErrors(log, disk));
  return app;
}
