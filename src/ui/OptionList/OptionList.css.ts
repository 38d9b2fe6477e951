import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Stays in sight while the options scroll below it. */
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  padding: vars.space[3],
  paddingBlockEnd: vars.space[2],
  backgroundColor: vars.color.overlay,
});
