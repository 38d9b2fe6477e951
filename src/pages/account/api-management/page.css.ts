import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Stacks the values of a cell. */
export const lines = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  paddingBlock: vars.space[1],
  overflowWrap: 'anywhere',
});
