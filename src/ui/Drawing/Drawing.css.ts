import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const drawing = style({
  inlineSize: 72,
  blockSize: 56,
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.textFaint,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The one stroke that carries the meaning. */
export const accented = style({ stroke: vars.color.accentText });
/** Covers what lies behind a shape, whatever the ground. */
export const ground = style({ stroke: vars.color.lineStrong });
