import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: vars.space[5] });
export const swatch = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });
export const colour = style({
  blockSize: 56,
  borderRadius: vars.radius.card,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});
export const chip = style({
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});
export const ramp = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.line}`,
});
export const step = style({ blockSize: 48, forcedColorAdjust: 'none' });
export const pair = style({
  flexWrap: 'wrap',
  forcedColorAdjust: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
});
export const row = style({ display: 'grid', gridTemplateColumns: '160px minmax(0, 1fr)', alignItems: 'center', gap: vars.space[5] });
export const bar = style({
  blockSize: 16,
  borderRadius: 2,
  backgroundColor: vars.color.accentSoft,
  borderInlineEnd: `2px solid ${vars.color.accent}`,
  maxInlineSize: '100%',
});
export const tile = style({
  inlineSize: 120,
  blockSize: 80,
  backgroundColor: vars.color.overlay,
  border: `${vars.line.hair} solid ${vars.color.line}`,
});
export const stage = style({ padding: vars.space[7], backgroundColor: vars.color.sunken, borderRadius: vars.radius.card });
export const track = style({ position: 'relative', blockSize: 32, borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });
export const runner = style({
  position: 'absolute',
  insetBlockEnd: 4,
  insetInlineStart: 0,
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  selectors: { [`button:hover ~ * &, button:focus-visible ~ * &`]: { transform: 'translateX(200px)' } },
});
export const bars = style({ display: 'flex', alignItems: 'flex-end', gap: 3, blockSize: 72 });
export const candle = style({ flex: 1, maxInlineSize: 10, borderRadius: 1 });
export const themed = style({ forcedColorAdjust: 'none' });
