import type { EndpointName } from '#server/contract/contract.ts';

/** A page that came slower than this is asked for anew: somebody else may have signed in, or have played, by now. */
const FRESH_MS = 15_000;
/** It changes nothing that an answer is about. */
const CHANGES_NOTHING = /^GET |^POST \/page-views$/;

interface Early {
  readonly 'GET /auth/session': { readonly session: { readonly user: { readonly id: string } } };
  readonly 'GET /profile': { readonly id: string };
  readonly 'GET /learner': object;
}

/** What a call says of whom it means. */
interface Meant {
  readonly userId?: string | undefined;
  readonly playerId?: string | undefined;
  readonly query?: object | undefined;
}

let early: Early | undefined;
let given: ReadonlySet<string> = new Set();

/** Takes the answers out of the page that they came with, if it has any. */
export function keepEarlyAnswers(page: Pick<Document, 'getElementById'>): void {
  const element = page.getElementById('early-answers');
  element?.remove();
  early = element ? (JSON.parse(element.textContent) as Early) : undefined;
  given = new Set();
}

/** Something may have changed since. */
export const forgetEarlyAnswers = () => void (early = undefined);

/**
 * What the server said to this call when it sent the page: once, about nobody else than the call means, and nothing after
 * anything was changed or asked again. Undefined: the server is to be asked.
 */
export function earlyAnswer(name: EndpointName, { userId, playerId, query }: Meant = {}): unknown {
  if (!early) return undefined;
  if (!CHANGES_NOTHING.test(name) || given.has(name) || performance.now() > FRESH_MS)
    return forgetEarlyAnswers();
  const user = early['GET /auth/session'].session.user.id;
  const isOurs =
    name === 'GET /auth/session' ||
    (userId === user && (playerId ?? early['GET /profile'].id) === early['GET /profile'].id);
  if (!(name in early) || !isOurs || query) return undefined;
  given = new Set([...given, name]);
  return early[name as keyof Early];
}
