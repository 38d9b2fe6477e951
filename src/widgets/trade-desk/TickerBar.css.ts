import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { roomyWidth } from './TradeDesk.css';
import { focusRing, phoneMargin, textStyle } from '@/ui/styles';

/** On a phone, name and price share a separate line, to avoid a layout shift when they arrive. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  '@media': {
    [media.phone]: { paddingInline: phoneMargin },
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] },
    [media.desktop]: { flexWrap: 'nowrap', columnGap: vars.space[5], paddingBlock: 0, blockSize: '100%' },
  },
});

/** The text is for screen readers; the one-pixel box receives the focus when the screen opens. */
export const name = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' });

/** The picker and the product's tag; below it on a phone, where the name may need the whole line. */
export const nameLine = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  columnGap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { flexFlow: 'row wrap', alignItems: 'center' },
    [media.desktop]: { flexWrap: 'nowrap', flexShrink: 0 },
  },
});

export const price = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 112,
  '@media': {
    // End-aligned, to keep its distance from a long name.
    [media.phone]: { alignItems: 'flex-end' },
    [media.desktop]: { flexShrink: 0, minInlineSize: 88 },
  },
});

/** A price with many digits has a separate line on a phone, where it does not fit beside the name. */
export const longPrice = style([price, { '@media': { [media.phone]: { gridColumn: '1 / -1', alignItems: 'flex-start' } } }]);

/** The fiat value of the price; reserves its height except on desktop, where the bar's height is fixed, to avoid a layout shift when it arrives. */
export const fiatValue = style({
  ...textStyle('small'),
  minBlockSize: '1lh',
  color: vars.color.textFaint,
  '@media': { [media.desktop]: { selectors: { '&:empty': { display: 'none' } } } },
});

/** The width of the fade at the end of the values. */
const fade = vars.space[6];

/** The container of the values: below the rest on a tablet; on a desktop, a single line that scrolls and fades out at its end. */
export const scroller = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { order: 1, inlineSize: '100%' },
    [media.desktop]: {
      order: 0,
      inlineSize: 'auto',
      paddingInlineEnd: fade,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(to right, ${vars.color.text} calc(100% - ${fade}), transparent)`,
      selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2, maskImage: 'none' } },
    },
  },
});

/** Five columns on a tablet. Three on a phone, the last wide enough for a rate with its countdown, so that at 360 px nothing shifts on arrival and no volume label is truncated. */
export const stats = style({
  ...textStyle('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(max-content, 4fr)',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, auto)', columnGap: vars.space[5] },
    [media.desktop]: { display: 'flex', columnGap: vars.space[5] },
  },
});

export const stat = style({
  ...textStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** The change in the quote coin, beside its percentage; hidden on a phone, where three columns leave no space for it. */
export const changeAmount = style({
  display: 'none',
  marginInlineStart: vars.space[2],
  color: vars.color.textSoft,
  '@media': { [media.tablet]: { display: 'inline' } },
});

/** Hidden on a desktop too narrow for all values beside the form. */
export const optional = style({ '@media': { [`${media.desktop} and (width < ${roomyWidth}px)`]: { display: 'none' } } });

globalStyle(`${stat} dt`, { color: vars.color.textFaint, overflow: 'hidden', textOverflow: 'ellipsis' });

/** The links of a pair, shown if the bar has space for them; the space is reserved until the pair is known. */
export const links = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'flex', flexShrink: 0, justifyContent: 'flex-end', minInlineSize: 184, marginInlineStart: 'auto' },
  },
});

globalStyle(`${links} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 24 });

/** Reserves the space of the buttons until they are loaded; on a phone they are at the end of the first line. */
export const end = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[2],
  minInlineSize: vars.control.compact,
  minBlockSize: vars.control.compact,
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { selectors: { [`${links} + &`]: { marginInlineStart: 0 } } } },
  gridRow: 1,
  gridColumn: 3,
});

// Without buttons, the price is at the end of the first line.
globalStyle(`.${bar}:not(:has(> .${end}))`, { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
