import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle, tint } from '../styles';
import { pxToRem } from '../textScale';
import { bookSides } from './book';
import { minLengths, lengthProperty, type LevelColumn } from './columns';

/** Height of a level and of the column headers, in px at the default font size. */
export const levelHeight = 24;

/** Both sides have the same column widths, for the longest figure of either. */
const lengthOf = (column: LevelColumn): string => {
  const lengths = bookSides.map((side) => `var(${lengthProperty(side, column)}, ${minLengths[column]})`);
  return `max(${lengths.join(', ')}) * 1ch`;
};
const edge = vars.space[4];
const gap = vars.space[3];
/** The header of the amounts, "Amount (USDT)", is longer than the amounts: it gets its full width up to 40 % of the book. */
const nameOfAmounts = `min(10ch + ${edge} + ${gap} / 2, 40cqi)`;
const widths = {
  price: `(${lengthOf('price')} + ${edge} + ${gap} / 2)`,
  amount: `max(${lengthOf('amount')} + ${edge} + ${gap} / 2, ${nameOfAmounts})`,
  total: `(${lengthOf('total')} + ${edge})`,
} as const;
/** The length if all three columns fit with some space between them, otherwise 0: the totals give way, as they are also shown below the book. */
const withTotal = (length: string): string =>
  `clamp(0px, (100cqi - ${widths.price} - ${widths.amount} - ${widths.total} - 2 * ${gap}) * 999, ${length})`;

/** Scrolls sideways instead of overlapping figures. Positioning context for headers that only screen readers read. */
export const table = style({
  position: 'relative',
  ...textStyle('small'),
  ...tabularNums,
  inlineSize: '100%',
  minInlineSize: `calc(${widths.price} + ${widths.amount})`,
  tableLayout: 'fixed',
});

/** Cell padding by column. */
const inset = {
  price: { paddingInline: `${edge} calc(${gap} / 2)`, textAlign: 'start' },
  amount: { paddingInline: `calc(${gap} / 2) ${edge}`, textAlign: 'end' },
  total: { paddingInline: `0 ${withTotal(edge)}`, overflow: 'hidden', textAlign: 'end' },
} as const;

/** Column widths, set on the headers. */
export const column = styleVariants(widths, (width, name) => ({
  padding: 0,
  inlineSize: name === 'total' ? withTotal(width) : `calc(${width})`,
}));

export const head = recipe({
  base: {
    blockSize: pxToRem(levelHeight),
    color: vars.color.textFaint,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // A header is longer than the figures below it and uses their free space.
  variants: { column: { ...inset, amount: { ...inset.amount, paddingInlineStart: 0 } } },
});

/** Positioning context for the bar behind the cells. Rows between the best price and the active one are tinted too, more lightly. */
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

export const cell = recipe({
  base: {
    blockSize: pxToRem(levelHeight),
    paddingBlock: 0,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-stale] &': { color: vars.color.textFaint },
      // Marks the user's own orders at the edge of the row.
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
  },
  variants: {
    // A price is a button, which fills its cell.
    column: { ...inset, price: { paddingInline: 0, textAlign: 'start' } },
  },
});

const priceColor = (color: string) => ({
  color,
  selectors: { '[data-stale] &': { color: 'inherit' } },
  // It would inherit the faint colour, which forced colours replace in all other cells.
  '@media': { [media.forcedColors]: { color: 'CanvasText', selectors: { '[data-stale] &': { color: 'CanvasText' } } } },
});

export const figureButton = recipe({
  base: {
    display: 'block', // its figure has no baseline
    inlineSize: '100%',
    blockSize: pxToRem(levelHeight),
    lineHeight: 'inherit',
    letterSpacing: 'inherit',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'inherit',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control } },
    // A button's forced colours would cover the bar behind it.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText', backgroundColor: 'transparent' } },
  },
  variants: {
    column: { price: inset.price, amount: { textAlign: 'end' } },
    side: { asks: {}, bids: {} },
  },
  compoundVariants: [
    { variants: { column: 'price', side: 'bids' }, style: priceColor(vars.color.rise.text) },
    { variants: { column: 'price', side: 'asks' }, style: priceColor(vars.color.fall.text) },
  ],
});

/** Fills its cell; a new figure does not lay out the table. */
export const figure = style({
  contain: 'size layout',
  display: 'block',
  blockSize: pxToRem(levelHeight),
  lineHeight: pxToRem(levelHeight),
});

/** Grows from the far edge; scaled, because a change of width would trigger a layout of the table. */
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

/** As tall as a level. */
export const noneCell = style({ padding: 0 });

export const none = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100cqi',
  blockSize: pxToRem(levelHeight),
  color: vars.color.textFaint,
});
