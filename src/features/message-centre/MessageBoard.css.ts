import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const filters = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

/** In a popover the messages scroll below fixed tabs; on a page they take their natural height. */
export const scroller = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
