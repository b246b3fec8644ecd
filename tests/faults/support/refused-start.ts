import pg from 'pg';
import { expect } from 'vitest';
import { startServer } from '#server/main.ts';
import { backupDirOf, TEST_SECRET } from '#tests/server/support/server.ts';
import { freePort } from '#tests/support/product.ts';

/** The one line that a start with this database ends with. */
export async function lineFor(url: string): Promise<string> {
  const starting = startServer({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    SESSION_SECRET: TEST_SECRET,
    BACKUP_DIR: backupDirOf(url),
    LOG_LEVEL: 'silent',
  });
  const error = await starting.then(
    () => undefined,
    (error: Error) => error,
  );
  expect(error).toMatchObject({ name: 'StartError' });
  expect(error!.message).not.toContain('\n');
  return error!.message;
}

/** Statements by themselves, one after the other. */
export async function sql(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
