import { z } from 'zod';
import { CONTRACT } from '#server/contract/contract.ts';
import { errorsOf, statusOf, type Endpoint } from '#server/contract/endpoint.ts';

const patterns = CONTRACT.map((row: Endpoint) => ({
  row,
  pattern: new RegExp(`^/api${row.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The contract's schema of an answer with this status; undefined when the endpoint has none. */
function schemaOf(row: Endpoint, status: number): z.ZodType | undefined {
  if (status === statusOf(row)) return row.answer ?? z.undefined();
  return errorsOf(row)[status];
}

interface Answered {
  readonly status: number;
  /** The parsed JSON; undefined when there is none. */
  readonly body: unknown;
}

/** Throws when an answer of the API is not in the contract. Addresses that are not endpoints are ignored. */
export function expectKept(method: string, path: string, { status, body }: Answered): void {
  const { pathname } = new URL(path, 'http://localhost');
  const row = patterns.find((each) => each.row.method === method && each.pattern.test(pathname))?.row;
  if (!row) return;
  const schema = schemaOf(row, status);
  if (!schema) throw new Error(`${method} ${row.path} answered ${status}, which its contract does not name`);
  const result = schema.safeParse(body);
  if (!result.success)
    throw new Error(
      `${method} ${row.path} answered ${status} with ${JSON.stringify(body)}: ${z.prettifyError(result.error)}`,
    );
}
