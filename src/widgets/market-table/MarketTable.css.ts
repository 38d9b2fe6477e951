import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const phone = `not all and ${media.tablet}`;

export const table = style({ minInlineSize: 0 });

// Stale values lose their colours, so that they are not mistaken for current prices.
globalStyle(`${table}[data-stale] td *`, {
  color: vars.color.textFaint,
  backgroundColor: 'transparent',
  animation: 'none',
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '100%',
  // Keeps three lines of text away from the row borders.
  paddingBlock: vars.space[3],
  verticalAlign: 'middle',
  // Slightly wider than its cell on a phone, so that six letters and a quote fit on one line.
  '@media': {
    [phone]: {
      gap: vars.space[1],
      inlineSize: `calc(100% + ${vars.space[2]})`,
      maxInlineSize: 'none',
      marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    },
  },
});

/** Hidden on a phone: the coin icon. */
export const hiddenOnPhone = style({ display: 'inline-flex', '@media': { [phone]: { display: 'none' } } });

export const star = style({ display: 'inline-flex', marginInlineStart: -4, '@media': { [phone]: { marginInlineStart: -6 } } });

export const nameTexts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, textAlign: 'start' });

/** One line: tags that do not fit wrap to a hidden second one. On a phone, without most tags, a long name takes two lines. */
export const pair = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[5]} ${vars.space[2]}`,
  maxBlockSize: '1lh',
  minInlineSize: 0,
  overflow: 'clip',
  '@media': { [phone]: { maxBlockSize: 'none' } },
});

/** A tag of a pair, hidden on a phone for lack of space. */
export const tagHiddenOnPhone = style([hiddenOnPhone, { alignItems: 'center', blockSize: '1lh' }]);

/** Below the name: the trading state, then a value. */
export const secondLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });

export const stackedValues = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  // In a folded column, the two values are side by side.
  selectors: { 'dd > &': { flexDirection: 'row', alignItems: 'baseline', gap: vars.space[2], verticalAlign: 'baseline' } },
});

export const trend = style({ display: 'inline-flex', verticalAlign: 'middle' });
