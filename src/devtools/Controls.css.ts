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

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
