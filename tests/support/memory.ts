import type { Store } from '#web/lib/storage.ts';

/** A browser's storage that ends with the test. refuses: whether it takes nothing at this moment. */
export function memory(refuses: () => boolean = () => false): Store {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => (refuses() ? false : (values.set(key, value), true)),
    remove: (key) => void values.delete(key),
  };
}
