import fc, { type Arbitrary } from 'fast-check';

/** The subset of JSON Schema that zod writes. */
export interface JsonSchema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
}

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString()),
};

function strings({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<unknown> {
  if (format !== undefined && FORMATS[format]) return FORMATS[format];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.string({ minLength, maxLength }), fc.string({ unit: 'binary', minLength, maxLength }));
}

/** Prefers small ones: few others matter to a game. */
function integers({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const small = fc.integer({ min: Math.max(minimum, -20), max: Math.min(maximum, 20) });
  return fc.oneof({ weight: 3, arbitrary: small }, fc.integer({ min: minimum, max: maximum }));
}

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, part]) => [name, arbitraryOf(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

const OF_TYPE: Readonly<Record<string, (schema: JsonSchema) => Arbitrary<unknown>>> = {
  anything: () => fc.jsonValue(),
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: integers,
  number: ({ minimum = -1e9, maximum = 1e9 }) => fc.double({ noNaN: true, min: minimum, max: maximum }),
  string: strings,
  array: ({ items = {}, maxItems = 5 }) => fc.array(arbitraryOf(items), { maxLength: Math.min(maxItems, 5) }),
  object: objects,
};

/** Values that a schema accepts. Throws on a schema that zod does not write. */
export function arbitraryOf({ examples = [], ...schema }: JsonSchema): Arbitrary<unknown> {
  if (examples.length > 0) return fc.oneof(fc.constantFrom(...examples), arbitraryOf(schema));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const { type = 'anything' } = schema;
  if (typeof type !== 'string') return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one })));
  const ofType = OF_TYPE[type];
  if (!ofType) throw new Error(`no such type: ${JSON.stringify(schema)}`);
  return ofType(schema);
}
