import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** As high as a form without an order in it. */
export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[4],
  minBlockSize: 420,
});
