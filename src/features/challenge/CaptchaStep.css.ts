import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Fills the dialog's width and keeps its aspect ratio on phones. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});

export const gap = style({
  fill: vars.color.canvas,
  stroke: vars.color.lineStrong,
  strokeDasharray: '4 4',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const piece = style({
  fill: vars.color.accent,
  fillOpacity: 0.85,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});
