import http from 'node:http';
import type { RequestHandler } from 'express';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/database.ts';
import type { Readiness } from '#server/http/health.ts';
import { routeName } from '#server/http/route-name.ts';
import type { Leaderboard } from '#server/leaderboard/leaderboard.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '#server/security-log.ts';
import { watchPool } from './pool.ts';
import { watchMails, watchRanking, watchReadiness } from './standing.ts';

/** In seconds. The last is the contract's: every answer is there by then. */
const ANSWER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];
/** All others are counted under one name, so that nobody can make up labels. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What is looked at beside the answers. */
interface Watched {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly leaderboard: Leaderboard;
}

/** What operators see of the server. Labels are patterns, codes and names from our own lists: never a value. */
export interface Metrics {
  /** The first middleware: times every answer. */
  readonly measure: RequestHandler;
  countEvent(this: void, event: SecurityEvent): void;
  watch(services: Watched): void;
  watchReadiness(readiness: Readiness): void;
  /** Answers GET /metrics, and nothing else; not listening. */
  createServer(): http.Server;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'nook_http_request_seconds',
    help: 'Time to the end of an answer; code "gone" where the client left before',
    labelNames: ['method', 'route', 'code'] as const,
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const events = new Counter({
    name: 'nook_security_events_total',
    help: 'Security events, as in the log',
    labelNames: ['event'] as const,
    registers,
  });
  // Prometheus takes the first event for a rise only if it has seen a 0 before.
  for (const event of Object.keys(SECURITY_EVENTS)) events.inc({ event }, 0);

  return {
    measure(req, res, next) {
      const startMs = performance.now();
      res.once('close', () => {
        const method = METHODS.includes(req.method) ? req.method : 'other';
        const code = res.writableFinished ? String(res.statusCode) : 'gone';
        answers.observe({ method, route: routeName(req), code }, (performance.now() - startMs) / 1000);
      });
      next();
    },
    countEvent: (event) => events.inc({ event }),
    watch(services) {
      watchPool(services.pool, registry);
      watchMails(services.db, registry);
      watchRanking(services.leaderboard, registry);
    },
    watchReadiness: (readiness) => watchReadiness(readiness, registry),
    createServer: () => http.createServer((req, res) => void answer(registry, req, res)),
  };
}

async function answer(registry: Registry, req: http.IncomingMessage, res: http.ServerResponse) {
  res.setHeader('Cache-Control', 'no-store');
  if (req.url !== '/metrics' || !['GET', 'HEAD'].includes(req.method ?? '')) return res.writeHead(404).end();
  const text = await registry.metrics();
  return res.setHeader('Content-Type', registry.contentType).end(text);
}
