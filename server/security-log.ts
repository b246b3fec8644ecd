import type { Logger } from 'pino';
import { shortHash } from './keyed-hash.ts';
import { networkOf } from './network.ts';

/** All security events in the log, with their meaning. */
export const SECURITY_EVENTS = {
  sign_in_refused: 'a password was refused',
  budget_spent: 'a limit is used up: more of the same is refused for a while',
  link_instead: 'a right password came after too many wrong ones there: a link went by mail instead',
  turns_refused: 'too many wait for a place to hash a password: some are told to come back',
  new_browser: 'an account was signed in to in a browser that did not know it',
  password_changed: 'a password was changed in an open session',
  session_ended_elsewhere: 'one of the other sessions of an account was ended',
  google_refused: 'a way back from Google was refused',
  google_linked: 'an account was linked to a Google identity',
  gate_refused: 'a call that needs the gate for grown-ups came while it was closed',
  beyond_allowance: 'a player saves more than a child can play: refused until later',
  score_mismatch: 'a round was played again with another score than the page showed',
  name_refused: 'a player name was refused',
  name_reported: 'a shown name was reported',
  name_withdrawn: 'a shown name became a made-up one after reports',
  moderated: 'an operator judged a player name',
  password_needed: 'a call that needs the password again came without it',
  export_taken: 'everything about an account was downloaded',
  account_deleted: 'an account was deleted by its owner',
  deletion_not_written: 'a deletion was refused, because its line could not be written beside the backups',
  missing_deletions_accepted:
    'a backup is restored whose deletions are not all known, because the operator said so',
  restored: 'a backup was put in the place of everything there was',
  backup_failed: 'a scheduled backup could not be made',
  deletions_applied: 'what had been deleted came back with a backup, and was deleted again',
  link_refused: 'a link of a mail was used up, too old or made up',
  link_needs_password: 'a sign-up was to be confirmed where its password had not been typed',
  link_of_other_account: 'a link was opened, or Google led back, where somebody else is signed in',
  password_reset: 'a password was set by a link of a mail',
  mails_asked_too_often: 'a mail was asked for again too soon',
  mails_enough: 'a mail waits because enough have left to its account',
  mail_given_up: 'a mail was not taken within a day, or refused for good',
  mailbox_refused: 'the mailbox page was asked for from elsewhere',
  mailbox_closed:
    'a browser came through a proxy on this machine: nobody may read the mailbox until the next start',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export interface SecurityLog {
  /**
   * Writes one line `{security: event, ...fields}`. Fields are reasons, counts and our own ids: never an address, a
   * name, a token or user input. ip: the client's; only a keyed hash of its network is written.
   */
  note(event: SecurityEvent, fields?: Readonly<Record<string, string | number | boolean>>, ip?: string): void;
}

/** count: also told of each event. */
export function createSecurityLog(
  log: Logger,
  secret: string,
  count?: (event: SecurityEvent) => void,
): SecurityLog {
  const hashOf = (ip: string) => shortHash(secret, `network ${networkOf(ip)}`);
  return {
    note(event, fields = {}, ip) {
      count?.(event);
      log.warn({ security: event, ...fields, ...(ip && { network: hashOf(ip) }) }, SECURITY_EVENTS[event]);
    },
  };
}
