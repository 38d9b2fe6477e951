import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** At the top, where a phone's keyboard does not cover it. */
export const place = style({
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: vars.space[3],
  '@media': { [media.tablet]: { paddingBlockStart: '12vh' } },
});

export const panel = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.reading,
  maxBlockSize: 'min(100%, 480px)',
  overflow: 'hidden',
  borderRadius: vars.radius.dialog,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(-8px)', opacity: 0 } },
});

/** Scrolls together with the search, so that the scrolling region contains the focus. */
export const content = style({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' });

export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  padding: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.overlay,
});
