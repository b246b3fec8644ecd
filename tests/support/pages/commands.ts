import type { BrowserCommand } from 'vitest/node';
import { door, lineOf, SESSION_HEADER, type Answered, type Fault, type Line } from './door.ts';

let made = 0;

const release = ({ faults, held }: Line) => {
  faults.clear();
  held.splice(0).forEach((goOn) => goOn());
};

/** Commands that tests in the browser can run outside it. */
export const commands = {
  /** An empty browser, and a server without limits and faults. */
  beginAnew: (async ({ context, sessionId }) => {
    const line = lineOf(sessionId);
    release(line);
    line.isLimited = false;
    line.answered.length = 0;
    await context.setExtraHTTPHeaders({ [SESSION_HEADER]: sessionId });
    await context.clearCookies();
  }) satisfies BrowserCommand<[]>,

  /** Signs the browser out without telling any page. */
  loseCookies: (({ context }) => context.clearCookies()) satisfies BrowserCommand<[]>,

  /** call: "PATCH /api/profile". */
  breakCall: (({ sessionId }, call, fault) => {
    lineOf(sessionId).faults.set(call, fault);
  }) satisfies BrowserCommand<[call: string, fault: Fault]>,

  /** Ends all faults, and releases the calls that were held back. */
  mend: (({ sessionId }) => release(lineOf(sessionId))) satisfies BrowserCommand<[]>,

  /** Switches the server to all limits. */
  limit: (({ sessionId }) => {
    lineOf(sessionId).isLimited = true;
  }) satisfies BrowserCommand<[]>,

  /** The status of each answer to a call so far, oldest first. */
  answersTo: (({ sessionId }, call) =>
    lineOf(sessionId)
      .answered.filter((one) => one.call === call)
      .map(({ status }) => status)) satisfies BrowserCommand<[call: string]>,

  /** Sets what is left of a player's allowance, and that it was counted this many seconds from now. */
  setAllowance: (async (_context, username, { left, inSeconds }) => {
    await door.run!(
      "update profiles set allowance = $1, allowance_at = now() + $2 * interval '1 second' where username = $3",
      [left, inSeconds, username],
    );
  }) satisfies BrowserCommand<[username: string, allowance: { left: number; inSeconds: number }]>,

  /** Lets this many seconds pass for a player's allowance. */
  letPass: (async (_context, username, seconds) => {
    await door.run!(
      "update profiles set allowance_at = allowance_at - $1 * interval '1 second' where username = $2",
      [seconds, username],
    );
  }) satisfies BrowserCommand<[username: string, seconds: number]>,

  /** Every session of the player's account has to choose again. */
  forgetWhoPlays: (async (_context, playerId) => {
    await door.run!(
      "update session set sess = (sess::jsonb - 'playerId')::json where sess::jsonb ->> 'playerId' = $1 or sess::jsonb ->> 'playerId' in (select id::text from profiles where account_id = (select account_id from profiles where id = $1::uuid))",
      [playerId],
    );
  }) satisfies BrowserCommand<[playerId: string]>,

  /** Gives a player this many XP. */
  setXp: (async (_context, username, xp) => {
    await door.run!('update profiles set xp = $1 where username = $2', [xp, username]);
  }) satisfies BrowserCommand<[username: string, xp: number]>,

  /** Lets an account sign in with Google, too. */
  linkGoogle: (async (_context, email) => {
    await door.run!(
      "insert into identities (provider, subject, user_id) select 'google', $1, id from users where email = $1",
      [email],
    );
  }) satisfies BrowserCommand<[email: string]>,

  /** A number that no other test of the run gets. */
  nextNumber: () => ++made,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    beginAnew: () => Promise<void>;
    loseCookies: () => Promise<void>;
    breakCall: (call: string, fault: Fault) => Promise<void>;
    mend: () => Promise<void>;
    limit: () => Promise<void>;
    answersTo: (call: string) => Promise<Answered['status'][]>;
    setAllowance: (username: string, allowance: { left: number; inSeconds: number }) => Promise<void>;
    letPass: (username: string, seconds: number) => Promise<void>;
    forgetWhoPlays: (playerId: string) => Promise<void>;
    setXp: (username: string, xp: number) => Promise<void>;
    linkGoogle: (email: string) => Promise<void>;
    nextNumber: () => Promise<number>;
  }
}
