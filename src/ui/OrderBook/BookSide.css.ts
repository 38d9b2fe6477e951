import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { figures, textStyle, tint } from '../styles';
import { withText } from '../textScale';

/** Height of a level and of the column headers, in px at the default font size. */
export const levelHeight = 24;

/** Headers for screen readers only are positioned in it. */
export const table = style({
  position: 'relative',
  ...textStyle('small'),
  ...figures,
  inlineSize: '100%',
  tableLayout: 'fixed',
});

export const head = style({
  blockSize: withText(levelHeight),
  paddingInline: vars.space[2],
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4], textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: vars.space[4] },
  },
});

/** The sums give way where three columns do not fit; they also show under the book. */
export const total = style({ '@container': { 'not (min-width: 18rem)': { display: 'none' } } });

/** The bar of a row is positioned in it, behind its cells. Rows between the best price and the one in hand share its tint. */
export const row = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    selectors: { '&:hover, &:focus-within': tint.press },
  },
  variants: {
    side: {
      asks: { selectors: { '&:hover ~ &': tint.hover, '&:focus-within ~ &': tint.hover } },
      bids: { selectors: { '&:has(~ &:hover)': tint.hover, '&:has(~ &:focus-within)': tint.hover } },
    },
  },
});

export const cell = style({
  blockSize: withText(levelHeight),
  paddingBlock: 0,
  paddingInline: vars.space[2],
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInline: 0, textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: vars.space[4] },
    '[data-stale] &': { color: vars.color.textFaint },
    // The mark of one's own orders, at the edge of the row.
    '[data-own] > &:first-child::after': {
      content: '',
      position: 'absolute',
      insetBlock: 4,
      insetInlineStart: 2,
      inlineSize: 4,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-own] > &:first-child::after': { backgroundColor: 'Highlight' } } } },
});

const priceColor = (color: string) => ({
  color,
  selectors: { '[data-stale] &': { color: 'inherit' } },
  // What would be inherited is the faint colour that forced colours replace in all other cells.
  '@media': { [media.forcedColors]: { color: 'CanvasText', selectors: { '[data-stale] &': { color: 'CanvasText' } } } },
});

export const figureButton = recipe({
  base: {
    inlineSize: '100%',
    blockSize: withText(levelHeight),
    lineHeight: 'inherit',
    letterSpacing: 'inherit',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'inherit',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control } },
    // A button's own colours would cover the bar behind it.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText', backgroundColor: 'transparent' } },
  },
  variants: {
    column: { price: { paddingInline: `${vars.space[4]} ${vars.space[2]}`, textAlign: 'start' }, amount: { textAlign: 'end' } },
    side: { asks: {}, bids: {} },
  },
  compoundVariants: [
    { variants: { column: 'price', side: 'bids' }, style: priceColor(vars.color.rise.text) },
    { variants: { column: 'price', side: 'asks' }, style: priceColor(vars.color.fall.text) },
  ],
});

/** Grows from the far edge; scaled, because a change of width would lay the table out anew. */
export const bar = recipe({
  base: {
    position: 'absolute',
    zIndex: -1,
    insetBlock: 1,
    insetInline: 0,
    transform: 'scaleX(0)',
    transformOrigin: 'right',
    pointerEvents: 'none',
    selectors: { '[dir="rtl"] &': { transformOrigin: 'left' }, '[data-stale] &': { opacity: 0 } },
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid GrayText' } },
  },
  variants: { side: { bids: { backgroundColor: vars.color.rise.soft }, asks: { backgroundColor: vars.color.fall.soft } } },
});

export const none = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100cqi',
  blockSize: withText(levelHeight),
  color: vars.color.textFaint,
});
