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
  // Keeps three lines away from those of the rows.
  paddingBlock: vars.space[3],
  verticalAlign: 'middle',
  // On a phone a little more than its cell, so that six letters and a quote have one line.
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
export const roomy = style({ display: 'inline-flex', '@media': { [phone]: { display: 'none' } } });

export const star = style({ display: 'inline-flex', marginInlineStart: -4, '@media': { [phone]: { marginInlineStart: -6 } } });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, textAlign: 'start' });

/** One line: tags for which it has no room go to a second one, out of sight. On a phone, without most tags, a long name takes two. */
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

/** What a pair is besides, for which there is no room on a phone. */
export const roomyTag = style([roomy, { alignItems: 'center', blockSize: '1lh' }]);

/** Below the name: how it is traded now, then a figure. */
export const under = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });

export const two = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  // Where the column has folded, the two stand side by side.
  selectors: { 'dd > &': { flexDirection: 'row', alignItems: 'baseline', gap: vars.space[2], verticalAlign: 'baseline' } },
});

export const trend = style({ display: 'inline-flex', verticalAlign: 'middle' });
