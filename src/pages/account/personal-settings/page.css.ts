import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height in px of a tab while it loads. */
export const tabRoom = 420;

/** What guards the account: icon, words, state and what can be done, in one line where there is room. */
export const factors = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: vars.space[5] } },
});
export const factor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[5],
  rowGap: vars.space[3],
  alignItems: 'center',
  padding: vars.space[5],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
  '@media': { [media.desktop]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const state = style({
  gridColumn: 2,
  '@media': { [media.desktop]: { gridColumn: 3, justifySelf: 'end' } },
});
export const actions = style({
  gridColumn: 2,
  '@media': { [media.desktop]: { gridColumn: 4, justifySelf: 'end', minInlineSize: 152, display: 'flex', justifyContent: 'flex-end' } },
});

/** Recovery codes in two columns. */
export const codeList = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] });

/** The score beside the next best step. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Topics by row, channels by column. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(72px, auto))',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[5],
});
export const form = style({ maxInlineSize: 440 });
