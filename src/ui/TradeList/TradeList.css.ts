import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';
import { surfaceColor } from '../Table/surface.css';
import { pxToRem } from '../textScale';

/** Takes the available height and scrolls inside it. */
export const list = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  minBlockSize: 0,
});

export const frame = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  containerType: 'inline-size',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/** Minimum length of each column in characters; `lengthProperties` are the custom properties for longer figures. */
export const minLengths = { price: 10, amount: 10, time: 8 } as const;
export const lengthProperties = { price: '--price-length', amount: '--amount-length', time: '--time-length' } as const;
const lengthOf = (column: keyof typeof lengthProperties) => `var(${lengthProperties[column]}, ${minLengths[column]}) * 1ch`;

const widths = {
  price: `(${lengthOf('price')} + ${vars.space[4]} + ${vars.space[1]})`,
  time: `(${lengthOf('time')} + ${vars.space[4]} + ${vars.space[1]})`,
} as const;
/** Custom property set to the length of the amount header in characters. */
export const amountNameLengthProperty = '--amount-name-length';
/** "Amount (HLCN)" is longer than most amounts: the header gets its full width if the other columns leave it. A letter is narrower than a digit. */
const nameWidth = `min(var(${amountNameLengthProperty}) * 0.9ch + ${vars.space[1]}, 100cqi - ${widths.price} - ${widths.time})`;

/** Scrolls sideways instead of overlapping figures. */
export const table = style({
  ...textStyle('small'),
  ...tabularNums,
  inlineSize: '100%',
  minInlineSize: `calc(${lengthOf('price')} + ${lengthOf('amount')} + ${lengthOf('time')} + 2 * ${vars.space[4]} + 4 * ${vars.space[1]})`,
  tableLayout: 'fixed',
});

/** Height of a trade, in px at the default font size. */
export const rowHeight = 24;

const cell = {
  blockSize: pxToRem(rowHeight),
  paddingBlock: 0,
  paddingInline: vars.space[1],
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
const first = { paddingInlineStart: vars.space[4], textAlign: 'start' } as const;
const last = { paddingInlineEnd: vars.space[4] } as const;

export const head = style({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: surfaceColor,
  color: vars.color.textFaint,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  inlineSize: `max(${lengthOf('amount')} + 2 * ${vars.space[1]}, ${nameWidth})`,
  // A header that is longer than the figures below it uses their free space.
  paddingInlineStart: 0,
  selectors: {
    '&:first-child': { ...first, inlineSize: `calc${widths.price}` },
    '&:last-child': { ...last, inlineSize: `calc${widths.time}` },
  },
});

export const row = style({ selectors: { '[data-stale] &': { color: vars.color.textFaint } } });

const side = (color: string) => ({ ...cell, ...first, color, selectors: { '[data-stale] &': { color: 'inherit' } } }) as const;

export const price = styleVariants({ buy: side(vars.color.rise.text), sell: side(vars.color.fall.text) });
/** A price that is picked when pressed. */
export const pick = style({
  inlineSize: '100%',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' }, '&:hover': { textDecoration: 'underline' } },
});
export const amount = style(cell);
export const time = style({ ...cell, ...last, color: vars.color.textFaint });

/** Says that updates are paused; covers the last row and ignores the pointer. */
export const pausedNote = style({
  ...textStyle('small'),
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.inverse,
  color: vars.color.inverseText,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
