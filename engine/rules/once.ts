/** A function whose result is worked out once for each object it is called with, and kept as long as that lives. */
export function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const done = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = done.get(key) ?? { result: work(key) };
    done.set(key, known);
    return known.result;
  };
}
