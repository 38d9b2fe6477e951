import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 });

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 });

export const summary = style({ borderRadius: vars.radius.card });

export const problems = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const problem = style({
  ...textStyle('body'),
  minBlockSize: 24,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  selectors: { '&[data-hovered]': { textDecorationThickness: 2 } },
});

export const problemField = style({ fontWeight: vars.weight.medium });
