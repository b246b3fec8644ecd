import { inject } from 'vitest';
import { newDatabase, type FreshDatabase } from './new-database.ts';

export type { FreshDatabase };

/** A new, empty database of this run's Postgres. */
export const freshDatabase = (): Promise<FreshDatabase> => newDatabase(inject('databaseServer'));
