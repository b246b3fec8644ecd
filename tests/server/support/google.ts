import type { OAuth2Server } from 'oauth2-mock-server';
import { expect } from 'vitest';
import { settingsFor, startGoogle } from '#tests/support/google.ts';
import { newEmail, type Answer, type Client } from './client.ts';
import { startTestServer, type TestServer } from './server.ts';

let subjects = 0;
/** Google's data about a new user. */
export const someone = (over: object = {}): Record<string, unknown> => ({
  sub: `google-${subjects++}-${Date.now()}`,
  email: newEmail(),
  email_verified: true,
  name: 'Real Name',
  picture: 'https://example.org/face.png',
  ...over,
});

export const locationOf = (answer: Answer) => answer.headers.get('location') ?? '';
export const comeBack = (client: Client, back: URL) => client.get(back.pathname + back.search);
export const userOf = async (client: Client) => (await client.get('/api/auth/session')).body.session?.user;

/** A server with a fake Google. */
export class GoogleStandIn {
  /** The fake Google's data about the user who signs in. */
  person: Record<string, unknown> = someone();
  /** The last requests to the fake Google. */
  asked: { authorize?: URL; token?: Record<string, string> } = {};
  readonly server: TestServer;
  private readonly google: OAuth2Server;

  private constructor(google: OAuth2Server, server: TestServer) {
    this.google = google;
    this.server = server;
    google.service.on('beforeResponse', (_response: unknown, request: { body: Record<string, string> }) => {
      this.asked.token = request.body;
    });
  }

  static async start(): Promise<GoogleStandIn> {
    const google = await startGoogle(() => standIn.person);
    const standIn = new GoogleStandIn(google, await startTestServer(settingsFor(google)));
    return standIn;
  }

  /** The fake Google's events, for changing its answers. */
  get service(): OAuth2Server['service'] {
    return this.google.service;
  }

  /** A new user, and no requests yet. */
  reset(): void {
    this.asked = {};
    this.person = someone();
  }

  /** Follows the redirect to Google; returns the callback address, not yet opened. */
  async goTo(client: Client, redirect?: string): Promise<URL> {
    const start = await client.get(
      `/auth/google${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`,
    );
    expect(start.status).toBe(302);
    this.asked.authorize = new URL(locationOf(start));
    const there = await fetch(this.asked.authorize, { redirect: 'manual' });
    return new URL(there.headers.get('location')!);
  }

  async signIn(client: Client, redirect?: string): Promise<string> {
    return locationOf(await comeBack(client, await this.goTo(client, redirect)));
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.google.stop();
  }
}
