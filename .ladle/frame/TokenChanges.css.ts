import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const values = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const arrow = style({ color: vars.color.textFaint });

export const chip = style({
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});
