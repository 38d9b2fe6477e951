import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textAdjacentSize } from '../textScale';

/** The colours of filled and empty stars. */
export const starColors = { full: vars.color.warning.solid, empty: vars.color.lineStrong } as const;

export const stars = recipe({
  base: { position: 'relative', display: 'inline-flex', verticalAlign: 'middle', lineHeight: 1, direction: 'ltr' },
  variants: { size: { small: { fontSize: textAdjacentSize(14) }, regular: { fontSize: textAdjacentSize(18) } } },
});

const line = { display: 'inline-flex', gap: 2 } as const;

export const empty = style({ ...line, color: starColors.empty, '@media': { [media.forcedColors]: { color: 'GrayText' } } });

/** Covers the stars up to the value. */
export const full = style({
  ...line,
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  overflow: 'hidden',
  color: starColors.full,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
