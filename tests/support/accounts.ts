import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A signed-up grown-up of a test, and the child who plays. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

let made = 0;

/** An address and a name that no other test on the same product uses. */
export function someone(): Account {
  const number = ++made;
  return { email: `parent${number}@example.com`, password: 'sunny otter 99', username: `Otter ${number}` };
}

async function must(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response;
}

/** The newest link of this kind in the mailbox page for an address, as path and search. */
export async function mailedLink(request: APIRequestContext, email: string, page: string): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const mails = (await (await must(request.get('/mailbox'))).text()).split('<article>');
    const mail = mails.find((text) => text.includes(`To ${email},`) && text.includes(page));
    const link = mail?.match(/href="https?:\/\/[^/"]+([^"]+)"/)?.[1];
    if (link) return link.replaceAll('&amp;', '&');
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no mail with ${page} came for ${email}`);
}

/** Signs up and confirms through the API; the request context (and its browser page) is signed in then. */
export async function signUp(request: APIRequestContext, { email, password } = someone()): Promise<void> {
  await must(request.post('/api/auth/signup', { data: { email, password } }));
  const link = await mailedLink(request, email, '/auth/confirm');
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  await must(request.post('/api/auth/verify', { data: { token } }));
}

/** Signs up and makes a profile. */
export async function becomePlayer(request: APIRequestContext, account = someone()): Promise<Account> {
  await signUp(request, account);
  const profile = { username: account.username, age: 5, avatar_url: 'fox', theme: 'core' };
  await must(request.post('/api/profile', { data: profile }));
  return account;
}

/** Earns XP as a finished game does. */
export async function finishGame(request: APIRequestContext, gameId: string, score: number): Promise<void> {
  await must(request.post('/api/progress', { data: { attemptId: crypto.randomUUID(), gameId, score } }));
}
