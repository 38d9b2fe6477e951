/** The index of the value nearest to `x` in an ascending list; null if the list is empty. */
export function nearestIndex(xs: readonly number[], x: number): number | null {
  if (xs.length === 0) return null;
  let low = 0;
  let high = xs.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(low - 1, 0);
  return x - (xs[before] ?? 0) < (xs[low] ?? 0) - x ? before : low;
}
