/** A piecewise linear factor over time: 1 before the first point, constant after the last one. Instants are whole milliseconds. */
export type Curve = readonly { readonly at: number; readonly factor: number }[];

/** The factor at an instant. */
export function factorAt(curve: Curve, instant: number): number {
  let [start, factor] = [-Infinity, 1];
  for (const point of curve) {
    if (instant < point.at)
      return start === -Infinity ? factor : factor + (point.factor - factor) * ((instant - start) / (point.at - start));
    [start, factor] = [point.at, point.factor];
  }
  return factor;
}

/** Whether the factor is constant in [`from`, `to`). */
export function isConstant(curve: Curve, from: number, to: number): boolean {
  return curve.every((point, index) => {
    const before = curve[index - 1];
    return !before || before.factor === point.factor || before.at >= to - 1 || point.at <= from;
  });
}

/** The smallest and the largest factor in [`from`, `to`). */
export function factorsWithin(curve: Curve, from: number, to: number): readonly [number, number] {
  const inside = curve.filter(({ at }) => at > from && at < to).map(({ factor }) => factor);
  const factors = [factorAt(curve, from), ...inside, factorAt(curve, to - 1)];
  return [Math.min(...factors), Math.max(...factors)];
}

/** The curve up to and including `instant`, and 1 afterwards. */
export const cutAt = (curve: Curve, instant: number): Curve => [
  ...curve.filter(({ at }) => at < instant),
  { at: instant, factor: factorAt(curve, instant) },
  { at: instant + 1, factor: 1 },
];
