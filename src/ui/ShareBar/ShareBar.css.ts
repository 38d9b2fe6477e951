import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

export const bar = style({
  ...textStyle('small'),
  ...tabularNums,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(32px, 1fr) max-content',
  alignItems: 'center',
  gap: vars.space[3],
  // As wide as its container; if that depends on its content, wide enough for the sides to be compared.
  inlineSize: '11rem',
  minInlineSize: '100%',
  maxInlineSize: '100%',
});

export const track = style({ display: 'flex', gap: vars.space[1], minInlineSize: 0 });

export const value = recipe({ variants: { side: { rise: { color: vars.color.rise.text }, fall: { color: vars.color.fall.text } } } });

export const part = recipe({
  base: {
    flexBasis: 0,
    minInlineSize: vars.space[1],
    blockSize: 6,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    side: {
      rise: { backgroundColor: vars.color.rise.solid, '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } } },
      fall: { backgroundColor: vars.color.fall.solid },
    },
  },
});
