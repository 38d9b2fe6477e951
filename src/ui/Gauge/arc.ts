/** Centre and radius of the half circle, in a box of 100 by 56. */
const centre = { x: 50, y: 50 };
const radius = 42;

const pointOf = (share: number) => {
  const angle = Math.PI * (1 - share);
  return { x: round(centre.x + Math.cos(angle) * radius), y: round(centre.y - Math.sin(angle) * radius) };
};

const pointAt = (share: number): string => {
  const { x, y } = pointOf(share);
  return `${x} ${y}`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The path of a part of a half circle that begins at the left; from and to are shares of it. */
export const arcPath = (from: number, to: number): string => `M${pointAt(from)}A${radius} ${radius} 0 0 1 ${pointAt(to)}`;

/** Where on the half circle a share of it ends. */
export const markAt = (share: number): { readonly cx: number; readonly cy: number } => {
  const { x, y } = pointOf(share);
  return { cx: x, cy: y };
};
