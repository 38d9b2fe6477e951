import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, tableInsetName, textStyle, tint } from '../styles';
import { headHeight, rowHeights } from './column';
import { surfaceColor } from './surface.css';

const phone = `not all and ${media.tablet}`;

/** How far the surrounding place lets its tables extend, and the padding of the outer columns. */
const placeInset = `var(${tableInsetName}, 0px)`;
const outerPadding = `var(${tableInsetName}, ${vars.space[5]})`;

/** Extends by the padding of a panel, or of a page on a phone, so that the texts of the outer columns align with those around the table. */
const outwards = { inlineSize: `calc(100% + 2 * ${vars.space[5]})`, marginInline: `calc(-1 * ${vars.space[5]})` };

/** The table scrolls inside its frame, never the page; visually hidden texts are positioned in it too. */
export const frame = recipe({
  base: {
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    inlineSize: `calc(100% + 2 * ${placeInset})`,
    marginInline: `calc(-1 * ${placeInset})`,
    containerType: 'inline-size scroll-state',
    '@media': { print: { overflowX: 'visible', containerType: 'normal' } },
  },
  variants: {
    isBusy: { true: { overflowX: 'hidden' }, false: {} },
    extent: { container: {}, panel: outwards, screen: { '@media': { [phone]: outwards } } },
  },
});

/** Fixed layout: changing values never resize a column. Paper does not scroll: there the columns share the width, and their texts wrap. */
export const table = style({ inlineSize: '100%', tableLayout: 'fixed', '@media': { print: { tableLayout: 'auto' } } });

export const cell = recipe({
  base: {
    overflow: 'clip',
    overflowClipMargin: 4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
    paddingInline: vars.space[3],
    selectors: {
      'tbody > tr:last-child > &': { borderBlockEndColor: 'transparent' },
      '&:first-child': { paddingInlineStart: outerPadding },
      '&:last-child': { paddingInlineEnd: outerPadding },
    },
    '@media': { [media.tablet]: { paddingInline: vars.space[4] }, print: { paddingInline: vars.space[2], whiteSpace: 'normal' } },
  },
  variants: {
    density: {
      compact: { ...textStyle('small'), blockSize: rowHeights.compact },
      regular: { ...textStyle('body'), blockSize: rowHeights.regular },
      generous: { ...textStyle('body'), blockSize: rowHeights.generous },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    edge: {
      true: {
        '@media': {
          [phone]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, backgroundColor: surfaceColor },
        },
        selectors: {
          '&::after': {
            content: 'none',
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: 0,
            inlineSize: vars.line.hair,
            backgroundColor: vars.color.lineStrong,
          },
        },
        '@container': { 'scroll-state(scrollable: inline-start)': { selectors: { '&::after': { content: '' } } } },
      },
      false: {},
    },
  },
});

export const head = style({
  ...textStyle('small'),
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  blockSize: headHeight,
});

/** A row with a link; only such rows respond to the pointer. */
export const pressable = style({ cursor: 'pointer' });

/** The cells of a row with folded values below it. */
export const foldedCell = style({ borderBlockEndColor: 'transparent' });

/** The folded values, below the cells of a row. */
export const belowCell = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  paddingInline: outerPadding,
  paddingBlockEnd: vars.space[4],
  selectors: { 'tbody > tr:last-child > &': { borderBlockEndColor: 'transparent' } },
});

/** The cells of a pressable row and of the line below it, if either is in the state. */
const eitherRow = (state: 'hover' | 'active') =>
  [
    `${pressable}:${state} > &`,
    `${pressable}:${state} + ${pressable} > ${belowCell}&`,
    `${pressable}:has(+ ${pressable}:${state} > ${belowCell}) > &`,
  ].join(', ');

export const bodyCell = style({
  selectors: {
    'tr[aria-current] > &': { backgroundColor: vars.color.selected },
    [eitherRow('hover')]: tint.hover,
    [eitherRow('active')]: tint.press,
  },
});

export const sortButton = style({
  ...feedbackTransition,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: 24,
  borderRadius: vars.radius.control,
  color: 'inherit',
  selectors: { '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text } },
});

export const sortText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** As wide as the visible part of the table and centred in it, however far it is scrolled. */
export const emptyCell = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'block',
  inlineSize: '100cqi',
  padding: vars.space[4],
  whiteSpace: 'normal',
});

/** The first cell of an expandable row. */
export const expander = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const expandButton = style({
  display: 'inline-flex',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.textSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': { print: { display: 'none' } },
});
export const turned = style({ display: 'inline-flex', transform: 'rotate(90deg)' });
/** The lower edge of an expanded row. */
export const detailCell = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });
/** Stays in view while the table scrolls sideways. A table inside, which has no width of its own, takes all the available width. */
export const detail = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'fit-content',
  minInlineSize: 320,
  maxInlineSize: '100%',
  padding: `${vars.space[3]} ${outerPadding} ${vars.space[5]}`,
  selectors: { '&:has(table)': { inlineSize: '100cqi' } },
});
// A table inside keeps to its column.
globalStyle(`${detail} > *`, { vars: { [tableInsetName]: 'initial' } });
