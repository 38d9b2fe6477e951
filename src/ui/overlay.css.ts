import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const eased = (properties: readonly string[], duration: string, easing: string) =>
  properties.map((property) => `${property} ${duration} ${easing}`).join(', ');
const entering = eased(['opacity', 'transform'], vars.duration.enter, vars.easing.out);
const exiting = eased(['opacity', 'transform'], vars.duration.exit, vars.easing.in);

/** The panel of popovers, menus and lists: enters from its trigger and leaves faster. */
export const floating = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  outline: 'none',
  backgroundColor: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  transition: entering,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': { transition: exiting },
    '&[data-placement="bottom"][data-entering]': { transform: 'translateY(-4px)' },
    '&[data-placement="top"][data-entering]': { transform: 'translateY(4px)' },
  },
});

/** The backdrop between a modal overlay and the page. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'flex',
  blockSize: 'var(--visual-viewport-height)',
  backgroundColor: vars.color.scrim,
  transition: eased(['opacity'], vars.duration.enter, vars.easing.out),
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': { transition: eased(['opacity'], vars.duration.exit, vars.easing.in) },
  },
});

/** A modal panel without position and shape. */
export const modal = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  backgroundColor: vars.color.overlay,
  boxShadow: vars.shadow.dialog,
  color: vars.color.text,
  transition: entering,
  selectors: { '&[data-exiting]': { transition: exiting } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

/** Takes the panel's height, so that its content can scroll. */
export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1, outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[6]}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

// On a phone the buttons share the width and have large touch targets.
globalStyle(`${foot} > *`, {
  flex: '1 1 120px',
  minBlockSize: vars.control.touch,
  '@media': { [media.tablet]: { flex: '0 0 auto', minBlockSize: vars.control.regular } },
});
