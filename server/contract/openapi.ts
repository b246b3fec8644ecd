/** The contract as an OpenAPI document, for authors of other clients. `npm run api` writes it to openapi.json. */
import { z } from 'zod';
import { CONTRACT } from './contract.ts';
import { errorsOf, isOfPlayer, statusOf, type Endpoint } from './endpoint.ts';

type Json = Readonly<Record<string, unknown>>;

const NEEDS = {
  gate: 'Only within ten minutes of POST /gate.',
  password: 'Only within ten minutes of POST /auth/again.',
};

/** Shared parameters, referenced by name. */
const PARAMETERS = {
  User: {
    name: 'X-Addly-User',
    in: 'header',
    description: 'The id of the user whom the call is about: 401 when somebody else is signed in by now.',
    schema: { type: 'string' },
  },
  Player: {
    name: 'X-Addly-Player',
    in: 'header',
    description: 'The id of the player whom the call is about: 409 when another one is current by now.',
    schema: { type: 'string' },
  },
};
const HEADERS = {
  RetryAfter: { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
};

/** Statuses whose answers have a Retry-After header. */
const LATER = ['429', '503'];

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

/** "postAuthSignin". */
const operationIdOf = ({ method, path }: Endpoint) =>
  method.toLowerCase() + path.replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Next to a format, zod's pattern for it is redundant. */
const withoutPattern = ({ jsonSchema }: { readonly jsonSchema: { format?: string; pattern?: string } }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
};

/** Converts zod schemas to JSON; those with an id are collected as components. */
function schemaWriter() {
  const named: Record<string, unknown> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
    // Converted as a property, because a schema at the top is never written as a reference.
    const whole = z.toJSONSchema(z.object({ it: schema }), { io, override: withoutPattern });
    const moved = JSON.parse(JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/')) as {
      readonly $defs?: Json;
      readonly properties: { readonly it: unknown };
    };
    Object.assign(named, moved.$defs);
    return moved.properties.it;
  };
  return { named, write };
}

type Write = ReturnType<typeof schemaWriter>['write'];

const inJson = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function responsesOf(row: Endpoint, write: Write): Json {
  const said = row.answer && inJson(write(row.answer, 'output'));
  const kept = row.file && { headers: { 'Content-Disposition': { schema: { type: 'string' } } } };
  const refusals = Object.entries(errorsOf(row)).map(([status, schema]) => [
    status,
    {
      description: 'Refused',
      ...(LATER.includes(status) && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }),
      ...inJson(write(schema, 'output')),
    },
  ]);
  return {
    [statusOf(row)]: { description: said ? 'The answer' : 'Done', ...kept, ...said },
    ...(Object.fromEntries(refusals) as Json),
  };
}

/** Path, query and header parameters of a call. */
function parametersOf(row: Endpoint, write: Write): readonly Json[] {
  const { path, query, access } = row;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = query && (write(query, 'input') as { properties: Json; required?: readonly string[] });
  const inQuery = Object.entries(asked?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: asked?.required?.includes(name) ?? false,
    schema,
  }));
  const inHeader = [...(access === 'anyone' ? [] : ['User']), ...(isOfPlayer(row) ? ['Player'] : [])];
  return [...inPath, ...inQuery, ...inHeader.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

const operationOf = (row: Endpoint, write: Write): Json => ({
  operationId: operationIdOf(row),
  summary: row.summary,
  ...(row.needs && { description: NEEDS[row.needs] }),
  security: row.access === 'anyone' ? [] : [{ session: [] }],
  parameters: parametersOf(row, write),
  ...(row.body && { requestBody: { required: true, ...inJson(write(row.body, 'input')) } }),
  responses: responsesOf(row, write),
});

/** The whole document, generated from the contract. */
export function openApi(): Json {
  const { named, write } = schemaWriter();
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of CONTRACT) (paths[pathOf(row)] ??= {})[row.method.toLowerCase()] = operationOf(row, write);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Addly Nook',
      version: '1',
      description: 'What the pages ask the server. Same origin; JSON in, JSON out.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: named,
      parameters: PARAMETERS,
      headers: HEADERS,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}
