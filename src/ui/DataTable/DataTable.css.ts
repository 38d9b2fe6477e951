import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedback, textStyle, tint } from '../styles';
import { headHeight, rowHeights } from './column';

const phone = `not all and ${media.tablet}`;

/** The table scrolls inside itself, never the page. */
export const frame = recipe({
  base: { overflowX: 'auto', overscrollBehaviorInline: 'contain', inlineSize: '100%', containerType: 'scroll-state' },
  variants: {
    ground: { canvas: { backgroundColor: vars.color.canvas }, surface: { backgroundColor: vars.color.surface } },
    isBusy: { true: { overflowX: 'hidden' }, false: {} },
  },
});

/** Fixed: figures that change never move a column. */
export const table = style({ inlineSize: '100%', tableLayout: 'fixed' });

export const cell = recipe({
  base: {
    overflow: 'clip',
    overflowClipMargin: 4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
    selectors: { 'tr:last-child > &': { borderBlockEndColor: 'transparent' } },
  },
  variants: {
    density: {
      compact: { ...textStyle('small'), blockSize: rowHeights.compact, paddingInline: vars.space[3] },
      regular: { ...textStyle('body'), blockSize: rowHeights.regular, paddingInline: vars.space[4] },
      generous: { ...textStyle('body'), blockSize: rowHeights.generous, paddingInline: vars.space[4] },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    edge: {
      true: {
        '@media': {
          [phone]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, backgroundColor: 'inherit' },
        },
        '@container': { 'scroll-state(scrollable: inline-start)': { borderInlineEnd: `${vars.line.hair} solid ${vars.color.line}` } },
      },
      false: {},
    },
  },
});

/** Rows and their sticky cells are painted in the ground's colour, so that what scrolls below stays below. */
export const painted = style({ backgroundColor: 'inherit' });

export const head = style({
  ...textStyle('small'),
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  blockSize: headHeight,
});

export const row = styleVariants({ plain: { backgroundColor: 'inherit' }, pressable: { backgroundColor: 'inherit', cursor: 'pointer' } });

export const bodyCell = style({
  selectors: { 'tr:hover > &': tint.hover, [`${row.pressable}:active > &`]: tint.press },
});

export const sortButton = style({
  ...feedback,
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

export const rest = style({ padding: vars.space[5] });
