import { playedRound } from './played.ts';

/** An answer, as Playwright and a page's fetch return it. */
interface Answer {
  ok(): boolean;
  status(): number;
  url(): string;
  text(): Promise<string>;
}

/** A client with a browser's cookies: Playwright, or a test inside a page. */
export interface Asking {
  get(address: string): Promise<Answer>;
  post(address: string, sent: { readonly data: object }): Promise<Answer>;
  put(address: string, sent: { readonly data: object }): Promise<Answer>;
}

/** A grown-up's account and its child's player name. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

let made = 0;

/** The account with this number. */
export const accountOf = (number: number): Account => ({
  email: `parent${number}@example.com`,
  password: 'sunny otter 99',
  username: `Otter ${number}`,
});

/** An account that no other test on the same product uses. */
export const someone = (): Account => accountOf(++made);

/** Throws what the server says unless it agrees. */
export async function must(answer: Promise<Answer>): Promise<Answer> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response;
}

/** The newest link of this kind on the mailbox page for an address, as path and search. */
export async function mailedLink(request: Asking, email: string, page: string): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const mails = (await (await must(request.get('/mailbox'))).text()).split('<article>');
    const mail = mails.find((text) => text.includes(`To ${email},`) && text.includes(page));
    const links = [...(mail ?? '').matchAll(/href="https?:\/\/[^/"]+([^"]+)"/g)].map(([, path]) => path!);
    const link = links.find((path) => path.startsWith(page));
    if (link) return link.replaceAll('&amp;', '&');
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no mail with ${page} came for ${email}`);
}

/**
 * Signs up and confirms through the API; afterwards the request context (and its browser page) is signed in to this
 * account only.
 */
export async function signUp(request: Asking, { email, password } = someone()): Promise<void> {
  await must(request.post('/api/auth/signup', { data: { email, password } }));
  const link = await mailedLink(request, email, '/auth/confirm');
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  await must(request.post('/api/auth/verify', { data: { token, switch: true } }));
}

/** Signs up and creates a profile. */
export async function becomePlayer(request: Asking, account = someone()): Promise<Account> {
  await signUp(request, account);
  const profile = { username: account.username, age: 5, avatar_url: 'fox', theme: 'core' };
  await must(request.post('/api/profile', { data: profile }));
  return account;
}

/** Saves a finished game, which earns XP. */
export async function finishGame(request: Asking, gameId: string, score: number): Promise<void> {
  await must(
    request.post('/api/progress', {
      data: { attemptId: crypto.randomUUID(), ...playedRound(gameId, { score }) },
    }),
  );
}
