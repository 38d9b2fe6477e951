import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const board = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[5],
});

/** Sticks to the lower edge of a sheet, which scrolls as a whole. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.overlay,
});
