import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, oneLine, textStyle } from '../styles';

/** Changes inside do not affect the layout around it. */
export const footer = style({
  contain: 'strict',
  ...textStyle('small'),
  ...tabularNums,
  display: 'flex',
  alignItems: 'center',
  blockSize: '2.75rem',
  paddingInline: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const note = style({ ...oneLine, color: vars.color.warning.text });

export const sums = style({ display: 'flex', flex: 1, justifyContent: 'space-between', gap: vars.space[3], minInlineSize: 0, margin: 0 });
export const sum = style({
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  color: vars.color.text,
  selectors: { '&:not(:first-child)': { textAlign: 'end' } },
});
export const sumName = style({ ...oneLine, color: vars.color.textFaint });

export const shares = style({ display: 'flex', flex: 1, alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const half = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: { side: { bids: { color: vars.color.rise.text }, asks: { color: vars.color.fall.text } } },
});

export const track = style({ display: 'flex', flex: 1, gap: vars.space[1], minInlineSize: 16 });

export const share = recipe({
  base: {
    flexGrow: 1,
    flexBasis: 0,
    blockSize: 4,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    side: {
      bids: { backgroundColor: vars.color.rise.solid, '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } } },
      asks: { backgroundColor: vars.color.fall.solid },
    },
  },
});
