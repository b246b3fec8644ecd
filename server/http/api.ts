import express, {
  Router,
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { z } from 'zod';
import {
  isOfPlayer,
  statusOf,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type Need,
  type ParamsOf,
} from '#server/contract/endpoint.ts';
import {
  gateClosed,
  HttpError,
  notFound,
  notSignedIn,
  methodNotAllowed,
  passwordNeeded,
} from '#server/errors.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { OpenCalls } from './open-calls.ts';
import { currentOf, type Players } from './players.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

export interface Call<Row extends Endpoint = Endpoint> {
  readonly req: Request;
  readonly res: Response;
  /** Validated by the endpoint's schema. */
  readonly body: BodyOf<Row>;
  /** The parameters in the endpoint's path. */
  readonly params: ParamsOf<Row>;
  /** The signed-in user's id; empty for endpoints that anyone may call. */
  readonly userId: string;
  /** The player whom the call is about; empty where it is about none. */
  readonly playerId: string;
}

/** Source: HTTP contract, Players and Authentication. */
const RECENT_MS = 10 * 60_000;

/** Until when the session has confirmed this need, in unix milliseconds; undefined when it has not. */
export function confirmedUntil(need: Need, { session }: Request): number | undefined {
  const until = need === 'gate' ? session.gateUntil : session.againUntil;
  const left = (until ?? 0) - Date.now();
  // An end further in the future was written by a wrong clock.
  return left > 0 && left <= RECENT_MS ? until : undefined;
}

/** Throws HttpError 403 when the session has not confirmed this need recently. */
export function requireRecent(need: Need, req: Request, security: SecurityLog): void {
  if (confirmedUntil(need, req) !== undefined) return;
  security.note(need === 'gate' ? 'gate_refused' : 'password_needed', {}, req.ip);
  throw need === 'gate' ? gateClosed() : passwordNeeded();
}

interface Details {
  /** For refusals whose status or code differs from the plain 422 validation_failed. */
  readonly refuse?: (field: string, message: string) => HttpError | undefined;
  /** The handler validates the body itself: body is passed as it came. */
  readonly checksItself?: true;
}

/** An endpoint of the contract and its handler. */
export interface Route extends Details {
  readonly row: Endpoint;
  /** Returns the answer. */
  readonly handle: (call: Call) => unknown;
}

/**
 * Combines an endpoint with its handler: the handler returns the contract's answer, or nothing where that has none.
 * Handlers send files themselves, and throw refusals as HttpError.
 */
export const answer = <Row extends Endpoint>(
  row: Row,
  handle: (call: Call<Row>) => Promise<AnswerOf<Row>> | AnswerOf<Row>,
  details: Details = {},
  // Drops the types of body and answer, so that all endpoints fit into one list.
): Route => ({ row, handle: handle as Route['handle'], ...details });

const isUnsafe = (req: Request) => !['GET', 'HEAD'].includes(req.method);
const hasBody = (req: Request) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0;

const readJson = (limit: number) => express.json({ limit, type: () => true });

const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.headers['content-type'];
  // No content type and no body: a call without input.
  const acceptable = type === undefined ? !hasBody(req) : /^application\/json\s*(;|$)/i.test(type);
  next(acceptable ? undefined : new HttpError(415, 'unsupported_media_type', 'Please send JSON.'));
};

/** Validates a body. Unknown fields are refused. Throws HttpError with a message for each field. */
export function parseBody<Body>(schema: z.ZodType<Body>, body: unknown, refuse?: Details['refuse']): Body {
  // Messages of our own schemas take precedence over this one; zod's own are for programmers.
  const result = schema.safeParse(body, { error: () => 'Please check this.' });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message, ...issue } of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0] ?? 'body')];
    for (const name of names) fields[name] ??= message;
  }
  const [[field, message] = ['body', 'Please check what you typed.']] = Object.entries(fields);
  const special = refuse?.(field, message);
  throw new HttpError(special?.status ?? 422, special?.code ?? 'validation_failed', message, { fields });
}

function run(
  methods: ReadonlyMap<string, Route>,
  { session, security, openCalls, players }: ApiOptions,
): RequestHandler[] {
  const find = (req: Request) => methods.get(req.method === 'HEAD' ? 'GET' : req.method);
  const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');

  const checkMethod = (req: Request, res: Response, next: NextFunction) => {
    if (find(req)) return next();
    res.set('Allow', allow);
    next(methodNotAllowed());
  };
  const onlyUnsafe =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) =>
      isUnsafe(req) ? handler(req, res, next) : next();

  /** The player that the query names; another account's is 404 before anything is said of a gate. */
  const findNamed = (req: Request, userId: string) =>
    req.query.player === undefined ? undefined : players.named(req, req.query.player, userId);
  const findPlayer = async (req: Request, named: string | undefined, userId: string) => {
    if (named === undefined) return players.current(req, userId);
    if (named !== currentOf(req, await players.of(req, userId))) requireRecent('gate', req, security);
    return named;
  };

  const handleCall = async (req: Request, res: Response) => {
    const { row, refuse, checksItself, handle } = find(req)!;
    const userId = req.session.userId ?? '';
    // A page may name the user it acts for: somebody else may have signed in since without its knowledge.
    const meant = req.get('x-addly-user') ?? userId;
    if (row.access !== 'anyone' && (!userId || meant !== userId)) throw notSignedIn();
    const named = isOfPlayer(row) ? await findNamed(req, userId) : undefined;
    if (row.needs) requireRecent(row.needs, req, security);
    const playerId = isOfPlayer(row) ? await findPlayer(req, named, userId) : '';
    const given: unknown = req.body ?? {};
    const body = row.body && !checksItself ? parseBody(row.body, given, refuse) : given;
    const said = await handle({ req, res, userId, playerId, body, params: req.params } as Call);
    if (row.file) return;
    res.status(statusOf(row));
    if (row.answer) res.json(said);
    else res.end();
  };
  const handle = async (req: Request, res: Response) => {
    await handleCall(req, res);
    openCalls.end(req);
  };
  return [
    checkMethod,
    onlyUnsafe(refuseCrossSite),
    onlyUnsafe(requireJson),
    onlyUnsafe(
      readJson(Math.max(...[...methods.values()].map(({ row }) => row.largestBody ?? BODY_LIMIT_BYTES))),
    ),
    session,
    handle,
  ];
}

export interface ApiOptions {
  /** Middleware that reads the session. */
  readonly session: RequestHandler;
  readonly security: SecurityLog;
  readonly openCalls: OpenCalls;
  readonly players: Players;
}

/**
 * The API: all endpoints behind the same checks, in this order: path, method, site, content type, size, JSON, session,
 * access, a named player, needs, player, body.
 */
export function createApi(routes: readonly Route[], options: ApiOptions): Router {
  const byPath = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const { path, method } = route.row;
    const methods = byPath.get(path) ?? new Map<string, Route>();
    byPath.set(path, methods.set(method, route));
  }
  const router = Router();
  router.use((req, res, next) => {
    options.openCalls.begin(req);
    res.set('Cache-Control', 'no-store');
    next();
  });
  for (const [path, methods] of byPath) router.all(path, ...run(methods, options));
  router.use(() => {
    throw notFound();
  });
  const endRefused: ErrorRequestHandler = (error, req, _res, next) => {
    options.openCalls.end(req);
    next(error);
  };
  router.use(endRefused);
  return router;
}
