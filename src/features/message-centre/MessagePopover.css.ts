import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** As tall as the specification says, and never taller than the screen. */
export const panel = style({ display: 'flex', flexDirection: 'column', blockSize: 'min(683px, 100dvh - 96px)' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[4],
});

export const scroller = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space[4] });

export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
