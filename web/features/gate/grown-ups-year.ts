import type { Session } from '#server/contract/session.ts';

const GROWN_UP_AT = 18;
const OLDEST = 110;

/** Whether somebody born in that year is a grown-up by now: four digits, at least 18 and at most 110 years ago. */
export function isGrownUpsYear(typed: string, today: Date): boolean {
  const text = typed.normalize('NFKC').trim();
  if (!/^\d{4}$/.test(text)) return false;
  const age = today.getFullYear() - Number(text);
  return age >= GROWN_UP_AT && age <= OLDEST;
}

/** Today by the server's clock, as far as it is known: a device's clock may be years off. */
export const todayFor = (session: Session | null | undefined): Date =>
  session && session.expires_at > 0 ? new Date((session.expires_at - session.expires_in) * 1000) : new Date();
