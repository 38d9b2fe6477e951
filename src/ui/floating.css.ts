import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { badge } from './IconButton/IconButton.css';

/** Where the margins of a page are narrower than a button. */
const narrow = `not all and ${media.wide}`;
const square = { borderStartEndRadius: 0, borderEndEndRadius: 0 };

/** Around an icon button that floats at the edge of the window: it stands in the margin of the page, as a slim tab where that is narrow, and so covers no controls. */
export const floatingButton = style({
  display: 'flex',
  justifySelf: 'end',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  '@media': { [narrow]: square },
});

globalStyle(`${floatingButton} > button`, { '@media': { [narrow]: { ...square, inlineSize: 24, borderInlineEndWidth: 0 } } });
// A count at the edge of the window would be cut off.
globalStyle(`${floatingButton} ${badge}`, { '@media': { [narrow]: { insetInline: 'auto 55%' } } });
