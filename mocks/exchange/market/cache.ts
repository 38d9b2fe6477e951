/** Caches recently used values in two generations of up to `size` each; when the young one is full, the old one is dropped. */
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
 * Caches up to `size` values, each valid while its version is unchanged: a market's prices depend on the number of users' trades before the
 * instant.
 */
export function createVersionedCache<Value>(
  size: number,
  versionOf: (key: number) => number,
  compute: (key: number) => Value,
): (key: number) => Value {
  const entries = new Map<number, { readonly version: number; readonly value: Value }>();
  return (key) => {
    const version = versionOf(key);
    const found = entries.get(key);
    if (found?.version === version) return found.value;
    const value = compute(key);
    if (entries.size >= size) entries.clear();
    entries.set(key, { version, value });
    return value;
  };
}
