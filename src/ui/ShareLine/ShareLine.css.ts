import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 2,
  inlineSize: '100%',
  blockSize: 2,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
export const part = style({ fill: vars.color.accent, '@media': { [media.forcedColors]: { fill: 'Highlight' } } });
