import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0, maxInlineSize: '100%' });

/** Base before quote in every language. Where the two do not fit a line, the quote begins another; what is longer than a line ends in an ellipsis. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'normal',
});

export const base = style({ whiteSpace: 'nowrap' });

export const quote = recipe({
  base: [base, { color: vars.color.textFaint, fontWeight: vars.weight.regular }],
  variants: { isSmall: { true: { '@media': { [`not all and ${media.tablet}`]: vars.text.tag } }, false: {} } },
});
