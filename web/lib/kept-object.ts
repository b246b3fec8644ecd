import type { Store } from './storage.ts';

/** What is kept under a key, by name; nothing, if it is damaged. */
export function keptObject(store: Store, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A name may be anything, "__proto__" too. */
export const ownIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
