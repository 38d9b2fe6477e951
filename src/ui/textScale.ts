/** The browser's default font size, in px; lengths in px are chosen for it. */
const defaultFontSize = 16;

/** A length that grows in proportion to the user's font size; `px` at the default size. */
export const pxToRem = (px: number): string => `${px / defaultFontSize}rem`;

/** The size of an element beside text, such as an icon: `px` (or `size`, its token) at the default font size, 1.5 times as much at 200 %. */
export const textAdjacentSize = (px: number, size = `${px}px`): string => `max(${size}, ${pxToRem(px * 0.75)})`;

/** The user's font size divided by the default one: 2 at 200 %. */
export const textScale = (): number => Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10) / defaultFontSize || 1;
