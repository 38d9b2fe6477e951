import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { badge, glyph } from './IconButton/IconButton.css';
import { phoneMargin } from './styles';

const square = { borderStartEndRadius: 0, borderEndEndRadius: 0 };
/** Minimum width of a pointer target, in px. */
const reach = 24;

/** Wraps an icon button that floats at the edge of the window: a slim tab in the margin of the page, covering neither text nor controls. */
export const floatingButton = style({
  display: 'flex',
  justifySelf: 'end',
  borderRadius: vars.radius.control,
  ...square,
  '@media': { [media.tablet]: { boxShadow: vars.shadow.overlay } },
});

globalStyle(`${floatingButton} > button`, { ...square, inlineSize: reach, borderInlineEndWidth: 0 });
// On a phone the margin is narrower than a touch target: only its part in the margin is drawn.
globalStyle(`${floatingButton} > button, ${floatingButton} > button[data-hovered], ${floatingButton} > button[data-pressed]`, {
  '@media': {
    [media.phone]: {
      isolation: 'isolate',
      justifyContent: 'flex-end',
      paddingInlineEnd: 1,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
    },
  },
});
globalStyle(`${floatingButton} > button::before`, {
  '@media': {
    [media.phone]: {
      content: '""',
      position: 'absolute',
      insetBlock: -1,
      insetInlineEnd: 0,
      zIndex: -1,
      inlineSize: phoneMargin,
      border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
      borderInlineEndWidth: 0,
      borderRadius: vars.radius.control,
      ...square,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.overlay,
    },
  },
});
globalStyle(`${floatingButton} ${glyph} > svg`, { '@media': { [media.phone]: { inlineSize: 14, blockSize: 14 } } });
// A count would be cut off at the edge of the window.
globalStyle(`${floatingButton} ${badge}`, { insetInline: 'auto 55%' });
