import { call } from './api.ts';

/** Whether the gate was opened recently; if that is unknown, it is asked again. */
export const isGateOpen = (): Promise<boolean> =>
  call('GET /gate').then(
    ({ until }) => until !== null,
    () => false,
  );
