import { databaseRefusal } from '#server/errors.ts';
import { NOT_MADE, READ_ONLY } from './connect.ts';

interface Failure {
  readonly code?: string;
  readonly message: string;
  /** Of openClient. */
  readonly host?: string;
}

/** Postgres' code for a full disk. */
export const DISK_FULL = '53100';
/** Postgres' code for what a role may not do. */
const NO_RIGHT = '42501';
/** Wrong user or password, or no such database. */
const REFUSED = /^(28|3D)/;

/**
 * Why a database that was configured cannot be used, and what to do, in one line; undefined when the error is a bug.
 * Without user, password or anything else of the address but the host.
 */
export function whyUnusable(error: unknown): string | undefined {
  const { code = '', message, host = 'the address' } = error as Failure;
  const cannot = (why: string) => `the database at ${host} cannot be used (${why})`;
  if (code === READ_ONLY)
    return `${cannot('it is a read-only standby')}: name the primary, or all of them, separated by commas.`;
  if (code === DISK_FULL) return `${cannot('its disk is full')}: make room there; nothing was changed.`;
  if (code === NO_RIGHT)
    return `${cannot(message)}: let this role change its tables, or name one that may in MIGRATION_DATABASE_URL.`;
  if (code === NOT_MADE)
    return `${cannot(message)}: see that the address is right, and that the files which it names are there and can be read.`;
  if (/^CERT_HAS_EXPIRED/.test(code))
    return `${cannot('its certificate has expired')}: renew it there, or ask whoever runs it.`;
  if (/^ERR_TLS_CERT_ALTNAME/.test(code))
    return `${cannot('its certificate is for another name')}: use the name that it is for, or sslmode=verify-ca.`;
  if (/^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code))
    return `${cannot('nobody known here vouches for its certificate')}: name its authority's file with sslrootcert=.`;
  if (/does not support SSL/i.test(message))
    return `${cannot('it speaks no TLS')}: switch it on there, or use sslmode=disable where nobody can listen.`;
  if (!databaseRefusal(error) && !REFUSED.test(code)) return undefined;
  return `${cannot(message || code)}: is it running, has its disk room, and is the address right?`;
}
