export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The list in a text from the browser's storage. A damaged entry is no reason to lose those beside it. */
export function listIn<T>(text: string | null, isWhole: (value: unknown) => value is T): readonly T[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isWhole) : [];
  } catch {
    return [];
  }
}
