import express, {
  Router,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { z } from 'zod';
import { HttpError, nothingHere, notSignedIn, notThisWay } from '#server/errors.ts';
import { refuseCrossSite } from './cross-site.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call<Body> {
  readonly req: Request;
  readonly res: Response;
  /** Checked by the endpoint's schema. */
  readonly body: Body;
  /** Of the signed-in user; empty for endpoints that anyone may call. */
  readonly userId: string;
}

/** One row of the contract. Refusals are thrown as HttpError. */
export interface Endpoint<Body = unknown> {
  readonly method: Method;
  readonly path: string;
  /** Who may call: 'user' answers 401 without a session, and when the request names another user than the session's. */
  readonly access: 'anyone' | 'user';
  readonly handle: (call: Call<Body>) => Promise<void> | void;
  readonly body?: z.ZodType<Body>;
  /** For refusals whose status or code differs from the plain 422 validation_failed. */
  readonly refuse?: (field: string, message: string) => HttpError | undefined;
}

/** Ties the body's type to its schema, then forgets it, so that endpoints of all kinds go into one list. */
export const endpoint = <Body>(definition: Endpoint<Body>): Endpoint => definition as unknown as Endpoint;

const isUnsafe = (req: Request) => !['GET', 'HEAD'].includes(req.method);
const hasBody = (req: Request) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0;

const readJson = express.json({ limit: BODY_LIMIT_BYTES, type: () => true });

const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.headers['content-type'];
  // No type and nothing to read: a call without input.
  const acceptable = type === undefined ? !hasBody(req) : /^application\/json\s*(;|$)/i.test(type);
  next(acceptable ? undefined : new HttpError(415, 'unsupported_media_type', 'Please send JSON.'));
};

/** Checks a body. Unknown fields are refused. Throws HttpError with a message for each field. */
function parseBody<Body>(schema: z.ZodType<Body>, body: unknown, refuse?: Endpoint['refuse']): Body {
  // Messages of our own schemas win over this one; zod's own words are for programmers.
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

function answer(methods: ReadonlyMap<string, Endpoint>, session: RequestHandler): RequestHandler[] {
  const find = (req: Request) => methods.get(req.method === 'HEAD' ? 'GET' : req.method);
  const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');

  const checkMethod = (req: Request, res: Response, next: NextFunction) => {
    if (find(req)) return next();
    res.set('Allow', allow);
    next(notThisWay());
  };
  const onlyUnsafe =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) =>
      isUnsafe(req) ? handler(req, res, next) : next();

  const run = async (req: Request, res: Response) => {
    const { access, body, refuse, handle } = find(req)!;
    const userId = req.session.userId ?? '';
    // A page may say who it asks for: it need not know yet that somebody else has signed in since.
    const meant = req.get('x-addly-user') ?? userId;
    if (access === 'user' && (!userId || meant !== userId)) throw notSignedIn();
    await handle({ req, res, userId, body: body ? parseBody(body, req.body ?? {}, refuse) : undefined });
  };
  return [
    checkMethod,
    onlyUnsafe(refuseCrossSite),
    onlyUnsafe(requireJson),
    onlyUnsafe(readJson),
    session,
    run,
  ];
}

/**
 * The API: every endpoint behind the same checks, in this order: path, method, site, content type, size, JSON,
 * session, access, body. session: reads the session of a request.
 */
export function createApi(endpoints: readonly Endpoint[], session: RequestHandler): Router {
  const byPath = new Map<string, Map<string, Endpoint>>();
  for (const one of endpoints) {
    const methods = byPath.get(one.path) ?? new Map<string, Endpoint>();
    byPath.set(one.path, methods.set(one.method, one));
  }
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  for (const [path, methods] of byPath) router.all(path, ...answer(methods, session));
  router.use(() => {
    throw nothingHere();
  });
  return router;
}
