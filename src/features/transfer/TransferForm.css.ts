import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });

/** The two accounts and the swap button: stacked on a phone, side by side from tablets on. */
export const accounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'stretch',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: vars.space[4] } },
});

/** Aligned with the boxes, not with their labels. */
export const swap = style({
  justifySelf: 'center',
  transform: 'rotate(90deg)',
  '@media': { [media.tablet]: { paddingBlockStart: `calc(${vars.space[6]} + ${vars.space[2]})`, transform: 'none' } },
});

/** Two values below the amount, one at each side; their line is reserved before they load. */
export const figures = style({
  minBlockSize: '1lh',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

/** The submit button and the help below it. */
export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
