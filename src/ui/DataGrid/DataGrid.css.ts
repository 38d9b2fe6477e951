import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { headHeight, rowHeights } from '../Table/column';
import { groundColor } from '../Table/ground.css';
import { feedback, focusRing, textStyle, tint } from '../styles';

export const frame = recipe({
  base: { position: 'relative', inlineSize: '100%', overflow: 'auto', overscrollBehavior: 'contain', containerType: 'inline-size' },
  variants: {
    // A long list scrolls inside the table, where its virtualised layout can measure it.
    isLong: { true: { overflow: 'hidden', display: 'flex' }, false: {} },
  },
});

export const table = recipe({
  base: { outline: 'none' },
  variants: {
    isLong: {
      true: { flex: 1, minInlineSize: 0, overflow: 'auto', scrollPaddingBlockStart: headHeight },
      false: { inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate' },
    },
  },
});

export const head = recipe({
  base: { zIndex: vars.z.sticky },
  variants: { isLong: { true: {}, false: { position: 'sticky', insetBlockStart: 0 } } },
});

const line = `${vars.line.hair} solid ${vars.color.line}`;

const sides = {
  paddingInline: vars.space[4],
  selectors: { '&:first-child': { paddingInlineStart: vars.space[5] }, '&:last-child': { paddingInlineEnd: vars.space[5] } },
} as const;

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
} as const;

/** The content of a cell: one line with an ellipsis, in plain tables and in virtualised lists. */
export const content = recipe({
  base: box,
  variants: { align: { start: {}, center: { justifyContent: 'center' }, end: { justifyContent: 'flex-end' } } },
});

export const clipped = style({ minInlineSize: 0, overflow: 'clip', overflowClipMargin: 4, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const column = style({
  ...textStyle('small'),
  ...feedback,
  position: 'relative',
  blockSize: headHeight,
  ...sides,
  backgroundColor: groundColor,
  borderBlockEnd: line,
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  cursor: 'default',
  selectors: {
    ...sides.selectors,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered], &[data-sort-direction]': { color: vars.color.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
  },
});

export const resizer = style({
  position: 'absolute',
  insetBlock: 8,
  insetInlineEnd: -4,
  inlineSize: 9,
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 4,
      inlineSize: 1,
      backgroundColor: vars.color.lineStrong,
    },
    '&[data-resizing]::before, &[data-focus-visible]::before, &:hover::before': { inlineSize: 2, backgroundColor: vars.color.focus },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { backgroundColor: 'CanvasText' } } } },
});

export const row = recipe({
  base: {
    outline: 'none',
    selectors: {
      '&[data-hovered]': tint.hover,
      '&[data-pressed]': tint.press,
      '&[data-href], &[data-action]': { cursor: 'pointer' },
      '&[data-selected]': { backgroundColor: vars.color.selected },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
  },
  // In a virtualised list each row is in a box of its own and takes its size.
  variants: { isLong: { true: { blockSize: '100%' }, false: {} } },
});

export const cell = recipe({
  base: {
    ...sides,
    borderBlockEnd: line,
    textAlign: 'start',
    selectors: {
      ...sides.selectors,
      'tbody > tr:last-child > &': { borderBlockEndColor: 'transparent' },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
  },
  variants: {
    density: {
      compact: { ...textStyle('small'), blockSize: rowHeights.compact },
      regular: { ...textStyle('body'), blockSize: rowHeights.regular },
      generous: { ...textStyle('body'), blockSize: rowHeights.generous },
    },
  },
});
