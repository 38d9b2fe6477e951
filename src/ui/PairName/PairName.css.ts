import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0, maxInlineSize: '100%' });

/** Base before quote in every language. If they do not fit one line, the quote wraps to the next; a part longer than a line ends in an ellipsis. */
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
