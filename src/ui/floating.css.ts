import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { badge } from './IconButton/IconButton.css';

const square = { borderStartEndRadius: 0, borderEndEndRadius: 0 };

/** Around an icon button that floats at the edge of the window: a slim tab, which stands in the margin of the page and covers no controls. */
export const floatingButton = style({
  display: 'flex',
  justifySelf: 'end',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  ...square,
});

globalStyle(`${floatingButton} > button`, { ...square, inlineSize: 24, borderInlineEndWidth: 0 });
// A count at the edge of the window would be cut off.
globalStyle(`${floatingButton} ${badge}`, { insetInline: 'auto 55%' });
