import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const drawing = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: vars.color.textFaint,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  variants: {
    // The stroke is equally thick at both sizes.
    size: {
      regular: { inlineSize: 72, blockSize: 56, strokeWidth: 1.5 },
      large: { inlineSize: 108, blockSize: 84, strokeWidth: 1 },
    },
  },
});

/** The stroke that carries the meaning. */
export const accented = style({ stroke: vars.color.accentText, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } });
/** Decorative strokes. */
export const quiet = style({ stroke: vars.color.lineStrong, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } });
