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
