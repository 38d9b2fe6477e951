import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const ribbon = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  insetInlineStart: vars.space[4],
  zIndex: vars.z.sticky,
});
