import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const scroller = style({ inlineSize: '100%', overflowX: 'auto' });

export const table = style({ ...textStyle('body'), minInlineSize: '100%' });

export const cell = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const head = style({ ...textStyle('dense'), color: vars.color.textSoft, fontWeight: vars.weight.medium });
