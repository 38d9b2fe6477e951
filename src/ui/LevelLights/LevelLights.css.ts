import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textAdjacentSize } from '../textScale';

export const lights = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 2,
  blockSize: textAdjacentSize(14),
  verticalAlign: 'middle',
});

export const light = recipe({
  base: {
    inlineSize: 4,
    borderRadius: 1,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText', backgroundColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      off: { backgroundColor: vars.color.lineStrong, '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } } },
      success: { backgroundColor: vars.color.success.solid },
      warning: { backgroundColor: vars.color.warning.solid },
      danger: { backgroundColor: vars.color.danger.solid },
    },
  },
});
