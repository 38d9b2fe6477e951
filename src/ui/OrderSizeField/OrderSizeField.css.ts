import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const size = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });

export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});
