import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '#engine/rules/played.ts';
import { ROOT } from '#server/prepare.mjs';
import { arbitraryOf, type JsonSchema } from '#tests/support/arbitrary-json.ts';
import { Client, newFamily, newPlayer, PASSWORD, type Answer } from './support/client.ts';
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

const textOf = (schema: JsonSchema) => arbitraryOf(schema).map(String);

/** All parts of one call. */
function calls({ path, operation }: { path: string; operation: Operation }) {
  const inside = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const values = (place: string) =>
    fc.record(Object.fromEntries(inside(place).map(({ name, schema }) => [name!, textOf(schema!)])));
  const schema = operation.requestBody?.content['application/json'].schema;
  return fc.record({
    address: fc.tuple(values('path'), fc.option(values('query'))).map(([inPath, inQuery]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] || '-'));
      return `/api${filled}${inQuery ? `?${new URLSearchParams(inQuery)}` : ''}`;
    }),
    body: schema ? bodies(schema) : fc.constant(undefined),
    isVisitor: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
}

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
  player = await trusted(await newPlayer(server.url));
});
afterAll(() => server.stop());

/** Confirms the gate and the password in this session. */
async function trusted(family: Client): Promise<Client> {
  await family.post('/api/gate');
  await family.post('/api/auth/again', { password: PASSWORD });
  return family;
}

/** Who calls: a new client where the call creates a player, or removes what others need. */
const callers: Readonly<Record<string, () => Promise<Client>>> = {
  'post /profile': () => newFamily(server.url),
  'post /players': async () => trusted(await newPlayer(server.url)),
  'post /auth/signout': () => newPlayer(server.url),
  'delete /account': async () => trusted(await newPlayer(server.url)),
};

/**
 * Calls that need a mailed link, a return from Google, the right password, an id of the account's own, the room's
 * version or a round that can have been played.
 */
const OUT_OF_REACH =
  /^(post \/auth\/(signin|verify|reset|again|google\/link)|put \/(auth\/password|nook\/room|players\/\{id\}\/code)|(get|post) \/auth\/(link|google\/switch)|post \/(progress|nook\/purchases|players\/\{id\}\/enter)|delete \/(auth\/sessions|players)\/\{id\})$/;

describe('calls made from the OpenAPI document', () => {
  it('are for every endpoint', () => expect(operations.length).toBeGreaterThan(30));

  it.each(operations)('to $method $path are answered as it says', async ({ path, method, operation }) => {
    const name = `${method} ${path}`;
    const caller = (await callers[name]?.()) ?? player;
    const visitor = new Client(server.url);
    const answered = new Set<number>();
    const call = fc.asyncProperty(calls({ path, operation }), async ({ address, body, isVisitor }) => {
      const sent = method === 'get' ? undefined : (body ?? {});
      const answer = await (isVisitor ? visitor : caller).send(method.toUpperCase(), address, sent);
      answered.add(answer.status);
      if (!waits(body, answer)) expect(faultOf(path, method, answer)).toBeUndefined();
    });
    await fc.assert(call, { seed: SEED, numRuns: CALLS });
    const isDone = [...answered].some((status) => status < 300);
    expect([isDone, [...answered]]).toEqual([!OUT_OF_REACH.test(name), expect.anything()]);
  });

  it('are told from answers that it does not name', () => {
    const answer = (status: number, body: unknown) => ({ status, body, headers: new Headers(), text: '' });
    expect(faultOf('/gate', 'get', answer(200, { until: null }))).toBeUndefined();
    expect(faultOf('/gate', 'get', answer(200, { until: 'soon' }))).toContain('until');
    expect(faultOf('/gate', 'get', answer(418, {}))).toContain('418');
  });
});
