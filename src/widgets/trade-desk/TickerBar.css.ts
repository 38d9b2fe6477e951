import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { roomyWidth } from './TradeDesk.css';
import { focusRing, phoneMargin, textStyle } from '@/ui/styles';

/** On a phone name and price share a line of their own, so that nothing moves down when they arrive. */
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

/** Its text is for readers; the box, of a pixel, is what the focus comes to with the screen. */
export const name = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' });

/** The picker, and the tag of the product: below it on a phone, where the name may need the whole line. */
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
    // Away from a long name beside it.
    [media.phone]: { alignItems: 'flex-end' },
    [media.desktop]: { flexShrink: 0, minInlineSize: 88 },
  },
});

/** A price of many digits has a line of its own on a phone, where it has no room beside a name. */
export const longPrice = style([price, { '@media': { [media.phone]: { gridColumn: '1 / -1', alignItems: 'flex-start' } } }]);

/** What the price is worth, of a height of its own where the bar has none, so that nothing moves down when it arrives. */
export const worth = style({
  ...textStyle('small'),
  minBlockSize: '1lh',
  color: vars.color.textFaint,
  '@media': { [media.desktop]: { selectors: { '&:empty': { display: 'none' } } } },
});

/** As wide as the end of the figures fades out. */
const fade = vars.space[6];

/** The room of the figures: below the rest on a tablet; on a desktop one line, which scrolls and fades out at its end where there are more than fit. */
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

/** On a tablet five to a line, below one another. On a phone three to a line, the last with room for a rate and its countdown, so that at 360 px nothing moves when they arrive and no name of a volume is cut. */
export const figures = style({
  ...textStyle('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(max-content, 4fr)',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, auto)', columnGap: vars.space[5] },
    [media.desktop]: { display: 'flex', columnGap: vars.space[5] },
  },
});

export const figure = style({
  ...textStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** The change in the quote coin, beside its percentage; three figures to a line of a phone leave no room for it. */
export const moved = style({
  display: 'none',
  marginInlineStart: vars.space[2],
  color: vars.color.textSoft,
  '@media': { [media.tablet]: { display: 'inline' } },
});

/** What gives way on a desktop on which not all figures have room beside the form. */
export const spare = style({ '@media': { [`${media.desktop} and (width < ${roomyWidth}px)`]: { display: 'none' } } });

globalStyle(`${figure} dt`, { color: vars.color.textFaint, overflow: 'hidden', textOverflow: 'ellipsis' });

/** The ways from a pair, where the bar has room for them; kept free until the pair is known. */
export const links = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'flex', flexShrink: 0, justifyContent: 'flex-end', minInlineSize: 184, marginInlineStart: 'auto' },
  },
});

globalStyle(`${links} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 24 });

/** The buttons keep their room until they are loaded; on a phone they end the first line. */
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

// Without buttons the price itself ends the first line.
globalStyle(`.${bar}:not(:has(> .${end}))`, { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
