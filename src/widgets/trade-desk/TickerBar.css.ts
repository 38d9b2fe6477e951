import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  '@media': { [media.desktop]: { flexWrap: 'nowrap', paddingBlock: 0, blockSize: '100%' } },
});

/** Its text is for readers; the box, of a pixel, is what the focus comes to with the screen. */
export const name = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' });

export const price = style({ display: 'flex', flexDirection: 'column', minInlineSize: 112 });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  minInlineSize: 0,
  '@media': { [media.desktop]: { flexWrap: 'nowrap', overflow: 'hidden' } },
});

export const figure = style({
  ...textStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${figure} dt`, { color: vars.color.textFaint });

export const end = style({ marginInlineStart: 'auto' });
