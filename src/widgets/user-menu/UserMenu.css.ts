import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: vars.space[2],
  borderRadius: vars.radius.full,
});

/** Shown while a reward can be claimed. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 8,
  blockSize: 8,
  border: `${vars.line.hair} solid ${vars.color.canvas}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger.solid,
  boxSizing: 'content-box',
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const names = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 });
export const entries = style({
  display: 'grid',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlock: vars.space[3],
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
});
export const line = style({ display: 'grid' });
