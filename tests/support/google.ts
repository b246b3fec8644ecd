import { OAuth2Server } from 'oauth2-mock-server';

/** The settings of a server for which Google is at this address. */
export const googleSettings = (base: string) => ({
  GOOGLE_CLIENT_ID: 'test-client',
  GOOGLE_CLIENT_SECRET: 'test-secret',
  GOOGLE_AUTHORIZATION_URL: `${base}/authorize`,
  GOOGLE_TOKEN_URL: `${base}/token`,
  GOOGLE_USERINFO_URL: `${base}/userinfo`,
});

/** A stand-in for Google on this machine. user: whom it says has signed in. */
export async function startGoogle(user: () => Readonly<Record<string, unknown>>): Promise<OAuth2Server> {
  const google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on('beforeUserinfo', (response: { body: unknown }) => {
    response.body = user();
  });
  return google;
}

/** The settings of a server that leads to this stand-in. */
export const settingsFor = (google: OAuth2Server) =>
  googleSettings(`http://127.0.0.1:${google.address().port}`);
