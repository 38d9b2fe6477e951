import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Content of a tab. */
export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], paddingBlockStart: vars.space[6] });

export const code = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[4] });

/** Coin and amount side by side where there is room. */
export const coinAndAmount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** A payment request with its two actions. */
export const request = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]}`,
});
export const requestText = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const requestActions = style({ gridColumn: '2 / -1', display: 'flex', gap: vars.space[4] });
export const paymentsHeight = style({ minBlockSize: 5 * 56 });
