import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { oneLine } from '../styles';

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0, maxInlineSize: '100%' });

/** Base before quote in every language. */
export const name = style({ ...oneLine, fontWeight: vars.weight.medium, direction: 'ltr', unicodeBidi: 'isolate' });

export const quote = recipe({
  base: { color: vars.color.textFaint, fontWeight: vars.weight.regular },
  variants: { isSmall: { true: { '@media': { [`not all and ${media.tablet}`]: vars.text.tag } }, false: {} } },
});
