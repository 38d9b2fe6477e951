import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Approximate height of an empty order form. */
export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[4],
  minBlockSize: 420,
});
