import * as contract from '#server/contract/gate.ts';
import { answer, confirmedUntil, parseBody, type Route } from '#server/http/api.ts';
import { networkOf } from '#server/network.ts';
import type { Services } from '#server/services.ts';

/** How long a grown-up counts as present in this session. Source: HTTP contract, Players. */
const OPEN_MS = 10 * 60_000;

const secondsOf = (until: number | undefined) => (until === undefined ? null : Math.floor(until / 1000));

/**
 * The gate for grown-ups. The page asks (hold, then a year of birth, which it does not send); the server only stores
 * the ten minutes. It keeps children from wandering in; it is not a lock. Passing it is not limited; failed attempts,
 * which the page never sends, count only in this session from this network, so that nobody can block the gate for
 * others.
 */
export const gateRoutes = ({ limits }: Services): Route[] => [
  answer(contract.readGate, ({ req }) => ({ until: secondsOf(confirmedUntil('gate', req)) })),
  answer(
    contract.openGate,
    async ({ req }) => {
      const key = `${req.sessionID} ${networkOf(req.ip)}`;
      await limits.gatesRefused.check(key);
      try {
        parseBody(contract.openGate.body, req.body ?? {});
      } catch (refusal) {
        await limits.gatesRefused.take(key);
        throw refusal;
      }
      const until = Date.now() + OPEN_MS;
      req.session.gateUntil = until;
      return { until: Math.floor(until / 1000) };
    },
    { checksItself: true },
  ),
];
