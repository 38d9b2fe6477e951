/** Centre and radius of the half circle, in a box of 100 by 56. */
const centre = { x: 50, y: 50 };
const radius = 42;

/** The point at a share of the half circle. */
export function markAt(share: number): { readonly cx: number; readonly cy: number } {
  const angle = Math.PI * (1 - share);
  return { cx: round(centre.x + Math.cos(angle) * radius), cy: round(centre.y - Math.sin(angle) * radius) };
}

const pointAt = (share: number): string => {
  const { cx, cy } = markAt(share);
  return `${cx} ${cy}`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The path of an arc of the half circle, which starts at the left; `from` and `to` are shares of it. */
export const arcPath = (from: number, to: number): string => `M${pointAt(from)}A${radius} ${radius} 0 0 1 ${pointAt(to)}`;
