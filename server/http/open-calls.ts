/**
 * Calls of the API that are still worked on. A client may be gone long before its call is: with its connection closed
 * nothing else shows that the database is still needed.
 */
export interface OpenCalls {
  /** call: any object that stands for it, such as the request. */
  begin(call: object): void;
  /** Harmless for one that has ended. */
  end(call: object): void;
  /** Resolves at once or as soon as no call is open. */
  settled(): Promise<void>;
}

export function createOpenCalls(): OpenCalls {
  const open = new Set<object>();
  let waiting: (() => void)[] = [];
  return {
    begin: (call) => void open.add(call),
    end(call) {
      open.delete(call);
      if (open.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    settled: () =>
      open.size === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
  };
}
