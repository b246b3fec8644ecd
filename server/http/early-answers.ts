import { promisify } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import type { Route } from './api.ts';
import type { Seen } from './first-sight.ts';
import type { Players } from './players.ts';

/** What a player's page asks for first, one behind the other: each is about whom the one before has named. */
const CALLS = ['/auth/session', '/profile', '/learner'];
/** A page never waits longer for the database: it asks by itself then, and tells what is wrong. */
const PATIENCE_MS = 1_000;

/** What was answered, and all of it as an element that comes with the page. */
export interface Early extends Seen {
  readonly element: string;
}

/**
 * The answers to the first calls of a player's page, which come with it: three ways to the server and back less, in which a
 * child waits. Undefined while they cannot all be said: nobody is signed in, nobody has chosen who plays,
 * or the database is slow.
 */
export type EarlyAnswers = (req: Request, res: Response) => Promise<Early | undefined>;

interface EarlyOptions {
  /** Middleware that reads the session. */
  readonly session: RequestHandler;
  readonly players: Players;
}

/** Not run by any browser. What is in a player's name never ends it. */
const elementOf = (answers: object): string =>
  `<script type="application/json" id="early-answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** routes: those of the API, which give the same answers here. */
export function createEarlyAnswers(
  routes: readonly Route[],
  { session, players }: EarlyOptions,
): EarlyAnswers {
  const asked = CALLS.map((path) => routes.find(({ row }) => row.method === 'GET' && row.path === path)!);
  const readSession = promisify(session);
  const answerAll = async (req: Request, res: Response) => {
    await readSession(req, res);
    const { userId } = req.session;
    if (!userId) return undefined;
    const playerId = await players.current(req, userId);
    const call = { req, res, userId, playerId, body: undefined, params: {} };
    const said = await Promise.all(asked.map(({ handle }) => handle(call)));
    const element = elementOf(Object.fromEntries(CALLS.map((path, at) => [`GET ${path}`, said[at]])));
    const [, profile, learner] = said as [unknown, Seen['profile'], Seen['learner']];
    return { element, profile, learner };
  };
  return (req, res) => {
    let timer: NodeJS.Timeout;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)));
    // A refusal is said to the page when it asks.
    const all = answerAll(req, res).catch(() => undefined);
    return Promise.race([all, late]).finally(() => clearTimeout(timer));
  };
}
