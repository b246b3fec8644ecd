import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openServer } from '#server/main.ts';
import { newDatabase } from '#tests/support/new-database.ts';
import { door } from './door.ts';

/**
 * The server in this process, on its own database, behind the pages in the browser; and a second one with all limits.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await newDatabase(project.getProvidedContext().databaseServer);
  const backupDir = mkdtempSync(join(tmpdir(), 'nook-pages-'));
  const open = (limits: 'on' | 'off') =>
    openServer(
      {
        DATABASE_URL: database.url,
        SESSION_SECRET: 'a secret of at least thirty-two bytes',
        LOG_LEVEL: 'silent',
        RATE_LIMITS: limits,
        BACKUP_DIR: backupDir,
      },
      { pages: undefined },
    );
  const free = await open('off');
  const limited = await open('on');
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // A database server that is stopped first ends this connection, which nobody needs any more.
  pool.on('error', () => undefined);
  // Express creates its own request and response objects from Node's.
  door.handlers = {
    free: (req, res, next) => free.app(req as Request, res as Response, next),
    limited: (req, res, next) => limited.app(req as Request, res as Response, next),
  };
  door.run = async (statement, values) => void (await pool.query(statement, [...values]));
  return async () => {
    door.handlers = undefined;
    await pool.end();
    await limited.stop();
    await free.stop();
    await database.drop();
    rmSync(backupDir, { recursive: true, force: true });
  };
}
