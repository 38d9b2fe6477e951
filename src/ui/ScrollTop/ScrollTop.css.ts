import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space[5],
  zIndex: vars.z.sticky,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});
