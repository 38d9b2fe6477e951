import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const wait = style({
  ...textStyle('title'),
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: vars.space[3],
  fontWeight: vars.weight.semibold,
});

export const caption = style({ ...textStyle('small'), color: vars.color.textSoft, fontWeight: vars.weight.regular });
