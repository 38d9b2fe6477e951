import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

/** Sticky above the scrolling options. */
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  padding: vars.space[3],
  paddingBlockEnd: vars.space[2],
  backgroundColor: vars.color.overlay,
});

export const recent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
});
export const recentTitle = style({ ...textStyle('small'), paddingInline: vars.space[2], color: vars.color.textFaint });
