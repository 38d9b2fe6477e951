/** The strength of a gain or a loss beside the largest of its kind: from a third of it on it is strong. */
export function heatOf(size: number, largest: number): 'strongRise' | 'rise' | 'none' | 'fall' | 'strongFall' {
  if (size === 0) return 'none';
  const isStrong = Math.abs(size) >= largest / 3;
  if (size > 0) return isStrong ? 'strongRise' : 'rise';
  return isStrong ? 'strongFall' : 'fall';
}
