import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const rows = 5;
const rowHeight = 40;

/** The same height while loading; `isBeside` separates it from the total beside it. */
export const accounts = recipe({
  base: {
    display: 'grid',
    gridAutoRows: `minmax(${rowHeight}px, auto)`,
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: rows * rowHeight,
  },
  variants: {
    isBeside: {
      true: {
        '@media': {
          [media.desktop]: { paddingInlineStart: vars.space[6], borderInlineStart: `${vars.line.hair} solid ${vars.color.line}` },
        },
      },
      false: {},
    },
  },
});

export const accountRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const accountValue = style({ textAlign: 'end' });
