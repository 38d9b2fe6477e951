/** The strength of a gain or loss relative to the largest value: strong from a third of it, medium from a ninth. */
export function heatOf(size: number, largest: number): 'none' | `${'strong' | 'medium' | 'weak'}${'Rise' | 'Fall'}` {
  if (size === 0) return 'none';
  const share = Math.abs(size) / largest;
  const strength = share >= 1 / 3 ? 'strong' : share >= 1 / 9 ? 'medium' : 'weak';
  return `${strength}${size > 0 ? 'Rise' : 'Fall'}`;
}
