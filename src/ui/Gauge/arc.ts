/** Centre and radius of the half circle, in a box of 100 by 56. */
const centre = { x: 50, y: 50 };
const radius = 42;

const pointAt = (share: number, distance: number): string => {
  const angle = Math.PI * (1 - share);
  return `${round(centre.x + Math.cos(angle) * distance)} ${round(centre.y - Math.sin(angle) * distance)}`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The path of a part of a half circle that begins at the left; from and to are shares of it. */
export const arcPath = (from: number, to: number): string => `M${pointAt(from, radius)}A${radius} ${radius} 0 0 1 ${pointAt(to, radius)}`;

/** The path of a needle that points at a share of the half circle. */
export const needlePath = (share: number): string => `M${pointAt(share, radius - 14)}L${pointAt(share, radius + 6)}`;
