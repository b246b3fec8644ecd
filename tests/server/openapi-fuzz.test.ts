import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRICED_IDS, isStarter } from '#engine/rules/nook.ts';
import { RULES } from '#engine/rules/played.ts';
import { ROOT } from '#server/prepare.mjs';
import { arbitraryOf, type JsonSchema } from '#tests/support/arbitrary-json.ts';
import {
  Client,
  linkFor,
  newEmail,
  newFamily,
  newName,
  newPlayer,
  PASSWORD,
  round,
  type Answer,
  type Family,
} from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/**
 * The server is tested against the document, as another client would read it; not against the schemas it is generated
 * from.
 */
interface Operation {
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const SEED = 17;
const CALLS = 25;

const document = JSON.parse(readFileSync(join(ROOT, 'server/contract/openapi.json'), 'utf8')) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'api');

/** Rounds of rules that are still to come wait for a newer server, whatever else they say. */
const waits = (body: unknown, { status }: Answer) =>
  status === 503 && Number((Object(body) as { readonly rules?: unknown }).rules) > RULES;

/** Why an answer does not match the document; undefined when it does. */
function faultOf(path: string, method: string, { status, body }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  const response = document.paths[path]![method]!.responses[status];
  if (!response) return `answered ${status}, of which the document knows nothing`;
  if (!response.content) return body === undefined ? undefined : 'says something where nothing is to be said';
  const pointer = [path, method, 'responses', String(status), 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const isKept = ajv.getSchema(`api#/paths/${pointer}`)!;
  return isKept(body) ? undefined : `${JSON.stringify(body)}: ${ajv.errorsText(isKept.errors)}`;
}

/** A valid body, or one with an invalid part. */
function bodies(schema: JsonSchema): Arbitrary<unknown> {
  const good = arbitraryOf(schema);
  const names = Object.keys(schema.properties ?? {});
  const spoilt = fc
    .tuple(good, fc.constantFrom(...names, 'more'), fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([body, name, value]) => ({ ...(body as object), [name]: value }));
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: spoilt }, fc.jsonValue());
}

type Values = Readonly<Record<string, string>>;

const textOf = (schema: JsonSchema) => arbitraryOf(schema).map(String);

/** What the document cannot say, because it is this account's own: ids, links that were mailed, the right password. */
interface Own {
  readonly inPath?: Readonly<Record<string, string>>;
  readonly inQuery?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A third of the calls is made with these parts as they are, another one with a body spoilt in one place. */
const known = ({ body }: Own): Arbitrary<unknown> => {
  if (!body) return fc.constant(undefined);
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(body), 'more'), fc.jsonValue())
    .map(([name, value]) => ({ ...body, [name]: value }));
  return fc.oneof(fc.constant(body), spoilt);
};

/** All parts of one call. */
function calls(path: string, operation: Operation, own: Own | undefined) {
  const inside = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const values = (place: string) =>
    fc.record(Object.fromEntries(inside(place).map(({ name, schema }) => [name!, textOf(schema!)])));
  const schema = operation.requestBody?.content['application/json'].schema;
  const parts = (inPath: Arbitrary<Values>, inQuery: Arbitrary<Values | null>, body: Arbitrary<unknown>) =>
    fc.record({ inPath, inQuery, body });
  const found = parts(
    values('path'),
    fc.option(values('query')),
    schema ? bodies(schema) : fc.constant(undefined),
  );
  const right = own && parts(fc.constant(own.inPath ?? {}), fc.constant(own.inQuery ?? null), known(own));
  const either = right ? fc.oneof(found, { weight: 2, arbitrary: right }) : found;
  return fc.record({
    sent: either.map(({ inPath, inQuery, body }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] || '-'));
      return { address: `/api${filled}${inQuery ? `?${new URLSearchParams(inQuery)}` : ''}`, body };
    }),
    isVisitor: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
}

let server: TestServer;
let player: Family;
beforeAll(async () => {
  server = await startTestServer();
  player = await trusted(await newPlayer(server.url));
});
afterAll(() => server.stop());

/** Confirms the gate and the password in this session. */
async function trusted(family: Family): Promise<Family> {
  await family.post('/api/gate');
  await family.post('/api/auth/again', { password: PASSWORD });
  return family;
}

/** Who calls: a new client where the call creates a player, or removes what others need. */
const callers: Readonly<Record<string, () => Promise<Family>>> = {
  'post /profile': () => newFamily(server.url),
  'post /players': async () => trusted(await newPlayer(server.url)),
  'post /auth/signout': () => newPlayer(server.url),
  'delete /account': async () => trusted(await newPlayer(server.url)),
};

const playerOf = async (family: Family) => ({ id: (await family.get('/api/profile')).body.id as string });

/** The token of a link that was mailed to a new address. */
async function signUpToken(): Promise<string> {
  const email = newEmail();
  await new Client(server.url).post('/api/auth/signup', { email, password: PASSWORD });
  return linkFor(server.url, email, '/auth/confirm');
}

async function recoveryToken({ email }: Family): Promise<string> {
  await new Client(server.url).post('/api/auth/recover', { email });
  return linkFor(server.url, email, '/reset-password');
}

async function secondSession(family: Family): Promise<string> {
  await new Client(server.url).post('/api/auth/signin', { email: family.email, password: PASSWORD });
  const { body } = await family.get('/api/auth/sessions');
  return (body as readonly { id: string; this: boolean }[]).find((session) => !session.this)!.id;
}

async function secondPlayer(family: Family): Promise<string> {
  const { body } = await family.post('/api/players', {
    ...{ username: newName(), age: 5, avatar_url: 'owl', theme: 'core' },
  });
  return (body as { id: string }).id;
}

const OTHER_PASSWORD = 'eight sleepy badgers';

/** What a call that succeeds has to say, by operation: of its caller, a new player with the gate open. */
const owned: Readonly<Record<string, (family: Family) => Promise<Own>>> = {
  'post /auth/signin': async ({ email }) => ({ body: { email, password: PASSWORD } }),
  'post /auth/again': async () => ({ body: { password: PASSWORD } }),
  'put /auth/password': async () => ({ body: { current: PASSWORD, password: OTHER_PASSWORD } }),
  'get /auth/link': async () => ({ inQuery: { token: await signUpToken(), kind: 'signup' } }),
  'post /auth/verify': async () => ({
    body: { token: await signUpToken(), password: OTHER_PASSWORD, switch: true },
  }),
  'post /auth/reset': async (family) => ({
    body: { token: await recoveryToken(family), password: OTHER_PASSWORD },
  }),
  'delete /auth/sessions/{id}': async (family) => ({ inPath: { id: await secondSession(family) } }),
  'post /players/{id}/enter': async (family) => ({ inPath: await playerOf(family), body: {} }),
  'put /players/{id}/code': async (family) => ({ inPath: await playerOf(family), body: { code: [0, 4, 8] } }),
  'delete /players/{id}': async (family) => ({
    inPath: { id: await secondPlayer(family) },
    body: { confirm: 'DELETE' },
  }),
  'post /progress': async () => ({ body: round() }),
  'post /nook/purchases': async () => ({
    body: { purchaseId: randomUUID(), thing: PRICED_IDS.find(isStarter)!, sell: false },
  }),
  'put /nook/room': async () => ({ body: { version: 0, placed: [], outfit: [] } }),
};

/** They need a return from Google, which `google-accounts.test.ts` plays; its client holds each answer to the contract. */
const OUT_OF_REACH = ['post /auth/google/link', 'get /auth/google/switch', 'post /auth/google/switch'];

describe('calls made from the OpenAPI document', () => {
  it('are for every endpoint', () => expect(operations.length).toBeGreaterThan(30));

  it.each(operations)('to $method $path are answered as it says', async ({ path, method, operation }) => {
    const name = `${method} ${path}`;
    const own = owned[name];
    const newCaller = callers[name] ?? (own && (async () => trusted(await newPlayer(server.url))));
    const caller = (await newCaller?.()) ?? player;
    const visitor = new Client(server.url);
    const answered = new Set<number>();
    const parts = calls(path, operation, await own?.(caller));
    const call = fc.asyncProperty(parts, async ({ sent: { address, body }, isVisitor }) => {
      const sent = method === 'get' ? undefined : (body ?? {});
      const answer = await (isVisitor ? visitor : caller).send(method.toUpperCase(), address, sent);
      answered.add(answer.status);
      if (!waits(body, answer)) expect(faultOf(path, method, answer)).toBeUndefined();
    });
    await fc.assert(call, { seed: SEED, numRuns: CALLS });
    const isDone = [...answered].some((status) => status < 300);
    expect([isDone, [...answered]]).toEqual([!OUT_OF_REACH.includes(name), expect.anything()]);
  });

  it('are told from answers that it does not name', () => {
    const answer = (status: number, body: unknown) => ({ status, body, headers: new Headers(), text: '' });
    expect(faultOf('/gate', 'get', answer(200, { until: null }))).toBeUndefined();
    expect(faultOf('/gate', 'get', answer(200, { until: 'soon' }))).toContain('until');
    expect(faultOf('/gate', 'get', answer(418, {}))).toContain('418');
  });
});
