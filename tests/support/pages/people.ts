import { commands } from 'vitest/browser';
import * as accounts from '#tests/support/accounts.ts';
import * as month from '#tests/support/month.ts';

/** Sends requests with this browser's cookies. */
const request: accounts.Asking = {
  get: async (address) => answered(await fetch(address)),
  post: async (address, { data }) => answered(await send('POST', address, data)),
  put: async (address, { data }) => answered(await send('PUT', address, data)),
};

const send = (method: string, address: string, data: object) =>
  fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });

const answered = (response: Response) => ({
  ok: () => response.ok,
  status: () => response.status,
  url: () => response.url,
  text: () => response.text(),
});

/** An account that no other test of the run uses. */
export const someone = async () => accounts.accountOf(await commands.nextNumber());

/** As in `accounts.ts`, with this browser's cookies. */
export const signUp = async (account?: accounts.Account) => {
  const own = account ?? (await someone());
  await accounts.signUp(request, own);
  return own;
};
export const becomePlayer = async (account?: accounts.Account) =>
  accounts.becomePlayer(request, account ?? (await someone()));
/** As above; gives the player's id. */
export async function becomePlayerOfId(): Promise<string> {
  await becomePlayer();
  return ((await ask('GET', '/api/profile')) as { id: string }).id;
}
export const liveAMonth = () => month.liveAMonth(request);
export const finishGame = (gameId: string, score: number) => accounts.finishGame(request, gameId, score);

/** A call without a page, so that no page notices. Throws when it is refused. */
export async function ask(method: string, address: string, data: object = {}): Promise<unknown> {
  const response = await (method === 'GET' ? fetch(address) : send(method, address, data));
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
