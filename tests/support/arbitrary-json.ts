import fc, { type Arbitrary } from 'fast-check';

/** The subset of JSON Schema that zod writes. */
export interface JsonSchema {
  readonly $ref?: string;
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

/** Values that a schema accepts. Throws on a schema that zod does not write. */
export function arbitraryOf({ examples = [], ...schema }: JsonSchema): Arbitrary<unknown> {
  if (examples.length > 0) return fc.oneof(fc.constantFrom(...examples), arbitraryOf(schema));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => arbitraryOf({ ...schema, type })));
  switch (schema.type) {
    case undefined:
      return fc.jsonValue();
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({ noNaN: true, min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case 'string':
      return strings(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const parts = Object.fromEntries(properties.map(([name, part]) => [name, arbitraryOf(part)]));
      return fc.record(parts, { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      throw new Error(`no such type: ${JSON.stringify(schema)}`);
  }
}
