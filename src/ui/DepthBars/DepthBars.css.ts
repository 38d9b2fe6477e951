import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

export const sides = recipe({
  base: { display: 'grid', gap: vars.space[3], minInlineSize: 0 },
  variants: {
    layout: {
      stacked: {},
      beside: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[5] } } },
    },
  },
});

/** Positioning context for headers that only screen readers read. */
export const table = style({ position: 'relative', ...textStyle('small'), ...tabularNums, inlineSize: '100%', tableLayout: 'fixed' });

const cell = { blockSize: 24, paddingInline: vars.space[3], whiteSpace: 'nowrap', fontWeight: vars.weight.regular } as const;

export const head = style({
  ...cell,
  color: vars.color.textFaint,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

/** Positioning context for the bar behind the cells. */
export const row = style({ position: 'relative', isolation: 'isolate' });

export const price = recipe({
  base: { ...cell, textAlign: 'start' },
  variants: { side: { bid: { color: vars.color.rise.text }, ask: { color: vars.color.fall.text } } },
});

export const amount = style({ ...cell, textAlign: 'end' });

export const bar = recipe({
  base: {
    position: 'absolute',
    zIndex: -1,
    insetBlock: 1,
    insetInlineEnd: 0,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  },
  variants: { side: { bid: { backgroundColor: vars.color.rise.soft }, ask: { backgroundColor: vars.color.fall.soft } } },
});
