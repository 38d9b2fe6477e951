import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const stat = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: { align: { start: { alignItems: 'flex-start' }, end: { alignItems: 'flex-end', textAlign: 'end' } } },
});

export const label = style({ ...textStyle('dense'), maxInlineSize: '100%', color: vars.color.textSoft, overflowWrap: 'break-word' });

/** As tall for a long figure in a smaller style as for a short one, so that figures in a row align; positioning context for the screen reader text. */
export const figure = recipe({
  base: { position: 'relative', display: 'flex', alignItems: 'center', maxInlineSize: '100%', marginBlockStart: vars.space[1] },
  variants: {
    size: {
      regular: { minBlockSize: `calc(${vars.text.title.fontSize} * ${vars.text.title.lineHeight})`, minInlineSize: 96 },
      large: { minBlockSize: `calc(${vars.text.headline.fontSize} * ${vars.text.headline.lineHeight})`, minInlineSize: 144 },
    },
  },
});

export const change = style({ ...textStyle('dense'), marginBlockStart: vars.space[2] });

export const hint = style({
  ...textStyle('small'),
  maxInlineSize: '100%',
  marginBlockStart: vars.space[2],
  color: vars.color.textFaint,
  overflowWrap: 'break-word',
});
