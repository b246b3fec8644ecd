import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { PASSWORD } from './client.ts';

const COST = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Replaces the account's hash by one of the same password that is fast to check: for tests of hundreds of attempts. */
export async function makePasswordCheap(db: pg.Pool, userId: string): Promise<void> {
  await db.query('update users set password_hash = $1 where id = $2', [await hash(PASSWORD, COST), userId]);
}
