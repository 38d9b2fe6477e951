import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
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
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** The stroke that carries the meaning. */
export const accented = style({ stroke: vars.color.accentText, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } });
/** Decorative strokes. */
export const quiet = style({ stroke: vars.color.lineStrong, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } });
