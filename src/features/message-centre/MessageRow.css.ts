import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:hover:has(a)': { backgroundColor: vars.color.hover } },
});

export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], justifyContent: 'space-between' });

/** Hangs in the margin, so that read and unread titles line up. */
export const dot = style({
  position: 'absolute',
  insetInlineStart: `calc((${vars.space[5]} - 6px) / 2)`,
  insetBlockStart: `calc(${vars.space[4]} + 7px)`,
  inlineSize: 6,
  blockSize: 6,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const body = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
