import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const clear = style({
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
});
