import { createContext, useContext } from 'react';
import { ApiError } from './api.ts';

export interface Gate {
  /** Asks for a grown-up. True: the gate was passed, and for some minutes the server allows what needs it. */
  open(): Promise<boolean>;
  /** The same for what this page alone decides: the server is not asked, so it works offline. */
  openHere(): Promise<boolean>;
}

/** Set by app/gate-host.tsx. */
export const GateContext = createContext<Gate>({
  open: () => Promise.resolve(false),
  openHere: () => Promise.resolve(false),
});

/** The gate for grown-ups. */
export const useGate = (): Gate => useContext(GateContext);

export const isGateClosed = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.code === 'gate_closed';

/**
 * For calls that may need the gate: if the server says so, opens it and repeats the call. Rejects with the server's
 * refusal if the gate is closed.
 */
export function useBehindGate(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  const gate = useGate();
  return async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (!isGateClosed(error) || !(await gate.open())) throw error;
      return ask();
    }
  };
}
