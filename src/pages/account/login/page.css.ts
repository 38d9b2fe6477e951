import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[7],
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
  paddingBlock: vars.space[9],
  paddingInline: vars.space[5],
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
