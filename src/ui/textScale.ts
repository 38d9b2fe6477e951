/** The size of texts, in px, that other px are chosen for. */
const usualSize = 16;

/** A length that is given in px for texts of the usual size, and grows with them. */
export const withText = (px: number): string => `${px / usualSize}rem`;

/** The size of what stands beside texts, such as an icon: `px` as usual, and half again at 200 %. */
export const besideText = (px: number, size = `${px}px`): string => `max(${size}, ${withText(px * 0.75)})`;

/** How much larger than usual the reader has texts: 2 at 200 %. */
export const textScale = (): number => Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10) / usualSize || 1;
