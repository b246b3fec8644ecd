/** The gate for grown-ups. Source: HTTP contract, Players. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import './fields.ts';
import { OF_LIMIT } from './refusals.ts';

/** Unix seconds. */
const until = z.int().min(0);

export const readGate = endpoint({
  method: 'GET',
  path: '/gate',
  summary: 'Until when the gate is open in this session; null: it is closed',
  access: 'user',
  answer: z.strictObject({ until: until.nullable() }),
});

export const openGate = endpoint({
  method: 'POST',
  path: '/gate',
  summary: 'Opens the gate for ten minutes in this session',
  access: 'user',
  body: z.strictObject({}),
  answer: z.strictObject({ until }),
  errors: OF_LIMIT,
});
