import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const series = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

export const chart = style({ display: 'flex', alignItems: 'stretch', gap: vars.space[1], blockSize: 96, direction: 'ltr' });

/** The column responds to the pointer over the full height of the chart. */
export const column = style({ position: 'relative', flex: '1 1 0', minInlineSize: 1 });

export const bar = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    marginInline: 'auto',
    maxInlineSize: 32,
    minBlockSize: 1,
    borderRadius: vars.line.ring,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  variants: {
    trend: {
      rise: { backgroundColor: vars.color.rise.text },
      fall: { backgroundColor: vars.color.fall.text },
      flat: { backgroundColor: vars.color.textFaint },
    },
  },
});

export const ends = style({
  ...vars.text.small,
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textFaint,
  direction: 'ltr',
});
