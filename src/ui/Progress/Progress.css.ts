import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Its text is on the baseline of the text around it. */
export const progress = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[3], justifyContent: 'flex-end' });

export const track = style({
  alignSelf: 'center',
  inlineSize: 48,
  blockSize: 4,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const value = style({ minInlineSize: 40, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
