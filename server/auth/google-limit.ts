import type { Request } from 'express';
import { networkOf } from '#server/network.ts';
import type { AuthServices } from './auth-services.ts';

/** Counts a step of the Google sign-in. Throws HttpError 429 when there were too many. */
export function countGoogleStep(
  { devices, limits }: Pick<AuthServices, 'devices' | 'limits'>,
  req: Request,
): Promise<void> {
  const device = devices.idOf(req);
  return device === undefined ? limits.googleFrom.take(networkOf(req.ip)) : limits.googleOfKnown.take(device);
}
