/** Keeps what was computed lately: up to twice `size` values, the longest unused half of which is dropped at a time. */
export function createCache<Value>(size: number, compute: (key: number) => Value): (key: number) => Value {
  let young = new Map<number, Value>();
  let old = new Map<number, Value>();
  return (key) => {
    const fresh = young.get(key);
    if (fresh !== undefined) return fresh;
    const value = old.get(key) ?? compute(key);
    if (young.size >= size) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}

/**
 * Keeps up to `size` values for as long as what they were computed from has the same version: a market's course changes with the number of
 * trades of users up to there.
 */
export function createVersionedCache<Value>(
  size: number,
  versionOf: (key: number) => number,
  compute: (key: number) => Value,
): (key: number) => Value {
  const known = new Map<number, { readonly version: number; readonly value: Value }>();
  return (key) => {
    const version = versionOf(key);
    const found = known.get(key);
    if (found?.version === version) return found.value;
    const value = compute(key);
    if (known.size >= size) known.clear();
    known.set(key, { version, value });
    return value;
  };
}
