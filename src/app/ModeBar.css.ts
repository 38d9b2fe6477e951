import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { bottomInset, bottomInsetName } from '@/ui/styles';

const height = vars.control.compact;

/** A bar at the bottom edge that never covers content. */
export const modeBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: `calc(${height} + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
});

globalStyle(`:root:has(.${modeBar})`, { vars: { [bottomInsetName]: `calc(${height} + env(safe-area-inset-bottom))` } });
// Keeps focused elements from being scrolled behind the bar.
globalStyle(`:where(:root):has(.${modeBar})`, { scrollPaddingBlockEnd: bottomInset });

/** Keeps the end of the page above the bar. */
export const spacer = style({ blockSize: height });
