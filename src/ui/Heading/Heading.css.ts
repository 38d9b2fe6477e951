import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const heading = style({
  minInlineSize: 0,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'break-word',
  // A heading focused after a route change has no focus ring, because it is not interactive.
  selectors: { '&:focus': { outline: 'none' } },
});
