import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { headHeight, rowHeights } from '../Table/column';
import { surfaceColor } from '../Table/surface.css';
import { feedbackTransition, focusRing, textStyle, tint } from '../styles';

const line = `${vars.line.hair} solid ${vars.color.line}`;
const insetRing = { ...focusRing, outlineOffset: -2 } as const;

/** Query container for content as wide as the visible part of the grid. */
export const grid = style({ position: 'relative', inlineSize: '100%', minInlineSize: 0, containerType: 'inline-size' });

export const frame = recipe({
  base: { inlineSize: '100%', overflow: 'auto', overscrollBehavior: 'contain', containerType: 'scroll-state' },
  variants: {
    // A long list scrolls inside the table, so that its virtualised layout can measure it.
    isLong: { true: { overflow: 'hidden', display: 'flex' }, false: {} },
  },
});

export const table = recipe({
  base: { outline: 'none' },
  variants: {
    isLong: {
      true: { flex: 1, minInlineSize: 0, overflow: 'auto', scrollPaddingBlockStart: headHeight, containerType: 'scroll-state' },
      false: { inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate' },
    },
  },
});

/** The first column stays in view, with a line beside it once other columns have scrolled beneath it. */
const firstColumn = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const;
const edge = {
  content: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: vars.line.hair,
  backgroundColor: vars.color.lineStrong,
} as const;
const onceScrolled = 'scroll-state(scrollable: inline-start)';

export const head = recipe({
  base: { zIndex: vars.z.sticky },
  variants: { isLong: { true: {}, false: { position: 'sticky', insetBlockStart: 0 } } },
});

export const column = style({
  ...textStyle('small'),
  ...feedbackTransition,
  position: 'relative',
  blockSize: headHeight,
  padding: 0,
  backgroundColor: surfaceColor,
  borderBlockEnd: line,
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  cursor: 'default',
  selectors: {
    '&:first-child': firstColumn,
    '&:first-child::after': edge,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered], &[data-sort-direction]': { color: vars.color.text },
    '&[data-allows-sorting][data-pressed]': tint.press,
    '&[data-focus-visible]': insetRing,
  },
  '@container': { [onceScrolled]: { selectors: { '&:first-child::after': { content: '' } } } },
});

/** A dragged header fades, and a line shows where it would be dropped. */
export const dropZone = style({
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-drop="before"]': { boxShadow: `inset 2px 0 ${vars.color.focus}` },
    '&[data-drop="after"]': { boxShadow: `inset -2px 0 ${vars.color.focus}` },
  },
});

export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -12,
  inlineSize: 24,
  zIndex: 2,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 10,
      insetInlineStart: 11,
      inlineSize: 1,
      backgroundColor: vars.color.lineStrong,
    },
    '&[data-resizable-direction="left"]': { cursor: 'w-resize' },
    '&[data-resizable-direction="right"]': { cursor: 'e-resize' },
    '&[data-hovered]::before': { inlineSize: 2, backgroundColor: vars.color.textSoft },
    '&[data-resizing]::before, &[data-focus-visible]::before': { inlineSize: 2, backgroundColor: vars.color.focus },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'CanvasText' },
        '&[data-resizing]::before, &[data-focus-visible]::before': { backgroundColor: 'Highlight' },
      },
    },
  },
});

export const row = recipe({
  base: {
    backgroundColor: surfaceColor,
    outline: 'none',
    selectors: {
      '&[data-href], &[data-action]': { cursor: 'pointer' },
      '&[data-href][data-hovered], &[data-action][data-hovered]': tint.hover,
      '&[data-href][data-pressed], &[data-action][data-pressed]': tint.press,
      '&[data-selected]': { backgroundColor: vars.color.selected },
      '&[data-focus-visible]': insetRing,
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } } } },
  },
  // In a virtualised list each row fills a box of its own.
  variants: { isLong: { true: { blockSize: '100%' }, false: {} } },
});

export const cell = recipe({
  base: {
    padding: 0,
    borderBlockEnd: line,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: {
      'tr > &:first-child': { ...firstColumn, background: 'inherit' },
      'tr > &:first-child::after': edge,
      ':is(tbody, tfoot) > tr:last-child > &': { borderBlockEndColor: 'transparent' },
      'tfoot > tr > &': { borderBlockStart: line },
      '&[data-focus-visible]': insetRing,
    },
    '@container': { [onceScrolled]: { selectors: { 'tr > &:first-child::after': { content: '' } } } },
  },
  variants: { density: { compact: textStyle('small'), regular: textStyle('body'), generous: textStyle('body') } },
});

const sides = { paddingInline: vars.space[4] } as const;
/** The row height without the line below the row. */
const lineHeight = (density: keyof typeof rowHeights) => ({ minBlockSize: rowHeights[density] - 1 });

/** The content of a header or cell, on one line. */
export const content = recipe({
  base: {
    ...sides,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minInlineSize: 0,
    selectors: {
      ':first-child > &': { paddingInlineStart: vars.space[5] },
      ':last-child > &': { paddingInlineEnd: vars.space[5] },
    },
  },
  variants: {
    align: { start: {}, center: { justifyContent: 'center' }, end: { justifyContent: 'flex-end' } },
    density: {
      compact: lineHeight('compact'),
      regular: lineHeight('regular'),
      generous: lineHeight('generous'),
    },
    isHead: { true: { blockSize: '100%' }, false: {} },
  },
  defaultVariants: { align: 'start' },
});

export const clipped = style({ minInlineSize: 0, overflow: 'clip', overflowClipMargin: 4, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** In the last cell, but as wide as the grid and in sight however far it is scrolled. */
export const below = style({
  position: 'relative',
  zIndex: 2,
  inlineSize: '100cqi',
  marginInlineStart: 'calc(100% - 100cqi)',
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[4],
});

export const detail = style({ paddingBlockStart: vars.space[3], whiteSpace: 'normal' });

/** The totals stay in view below scrolling rows. */
export const foot = recipe({
  base: { fontWeight: vars.weight.medium },
  variants: { isLong: { true: {}, false: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.z.sticky } } },
});
