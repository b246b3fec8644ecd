/** What one row of the HTTP contract is, and the types that callers and handlers derive from it. */
import type { z } from 'zod';
import { ALWAYS, OF_BODY, OF_NEED, OF_OTHERS, OF_PLAYER, OF_UNSAFE, OF_USER } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** gate: a grown-up is present (POST /gate). password: the password was entered again (POST /auth/again). */
export type Need = 'gate' | 'password';

/** Answers by status. */
export type Answers = Readonly<Record<number, z.ZodType>>;

export interface Endpoint {
  readonly method: Method;
  /** Relative to /api. Segments that begin with a colon are parameters. */
  readonly path: `/${string}`;
  /** For readers of the OpenAPI document. */
  readonly summary: string;
  /**
   * Who may call, and for whom. user: an account; 401 without a session, and when the request names a user other than
   * the session's. player: its current player, or with the gate open the one in the query's `player`; 404 when that is none
   * of the account's, 409 while none of several is chosen, and when the request names another one.
   */
  readonly access: 'anyone' | 'user' | 'player';
  /** What must have been confirmed in this session recently, in addition to being signed in. */
  readonly needs?: Need;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** In bytes; omitted: 16 kB. */
  readonly largestBody?: number;
  /** Status of a successful answer; by default 200 with a body, 204 without. */
  readonly status?: 201;
  /** Without it the answer has no body. */
  readonly answer?: z.ZodType;
  /** The answer is a file to download. */
  readonly file?: true;
  /** Refusals in addition to those that follow from the other fields. */
  readonly errors?: Answers;
}

/** Keeps the row's literal types. */
export const endpoint = <const Row extends Endpoint>(row: Row): Row => row;

export const statusOf = ({ status, answer }: Endpoint): number => status ?? (answer ? 200 : 204);

/** Whether a call is about one player of the account. */
export const isOfPlayer = ({ access }: Endpoint): boolean => access === 'player';

const isUnsafe = ({ method }: Endpoint) => method !== 'GET';

/** All refusals of an endpoint, by status. */
export function errorsOf(row: Endpoint): Answers {
  const sources: readonly (Answers | false | undefined)[] = [
    ALWAYS,
    isUnsafe(row) && OF_UNSAFE,
    row.access !== 'anyone' && OF_USER,
    isOfPlayer(row) && OF_PLAYER,
    isOfPlayer(row) && OF_OTHERS,
    row.needs && OF_NEED[row.needs],
    row.body !== undefined && OF_BODY,
    row.errors,
  ];
  const all: Record<number, z.ZodType> = {};
  for (const source of sources)
    for (const [status, schema] of Object.entries(source || {})) {
      const before = all[Number(status)];
      all[Number(status)] = before ? before.or(schema) : schema;
    }
  return all;
}

/** The deeply readonly form of a type. */
export type Read<Value> = Value extends object ? { readonly [Key in keyof Value]: Read<Value[Key]> } : Value;

type Values<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Values<First> | Values<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters in an endpoint's path, by name. */
export type ParamsOf<Row extends Endpoint> = Readonly<Record<Values<Row['path']>, string>>;

/** The body of an endpoint's successful answer. */
export type AnswerOf<Row extends Endpoint> = Row extends { file: true }
  ? void
  : Row extends { answer: infer Schema extends z.ZodType }
    ? Read<z.output<Schema>>
    : void;

/** A request body after parsing, as the handler gets it. */
export type BodyOf<Row extends Endpoint> = Row extends { body: infer Schema extends z.ZodType }
  ? Read<z.output<Schema>>
  : undefined;

/** A request body before parsing, as the client sends it. */
export type SentTo<Row extends Endpoint> = Row extends { body: infer Schema extends z.ZodType }
  ? Read<z.input<Schema>>
  : undefined;

/** The query parameters. */
export type QueryOf<Row extends Endpoint> = Row extends { query: infer Schema extends z.ZodType }
  ? Read<z.input<Schema>>
  : undefined;
