import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const heading = style({
  minInlineSize: 0,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'break-word',
  // The ring of a heading that takes the focus after a route change would say: press me.
  selectors: { '&:focus': { outline: 'none' } },
});
