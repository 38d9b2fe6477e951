import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** As many columns as fit, to keep a wide notice short. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  columnGap: vars.space[6],
  paddingInlineStart: vars.space[5],
  marginBlock: vars.space[2],
  listStyle: 'disc',
});
