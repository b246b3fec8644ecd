import type { Services } from '#server/services.ts';
import type { Devices } from './devices.ts';
import type { Passwords } from './passwords.ts';

/** What signing in depends on. */
export interface AuthServices extends Services {
  readonly passwords: Passwords;
  readonly devices: Devices;
}
