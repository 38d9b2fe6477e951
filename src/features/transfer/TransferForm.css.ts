import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });

/** The two accounts with the swap between them: below one another on a phone, side by side from tablets on. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'stretch',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: vars.space[4] } },
});

/** Level with the boxes, not with their labels. */
export const swap = style({
  justifySelf: 'center',
  transform: 'rotate(90deg)',
  '@media': { [media.tablet]: { paddingBlockStart: `calc(${vars.space[6]} + ${vars.space[2]})`, transform: 'none' } },
});

/** Two figures below the amount, across from one another; their line is there before they are. */
export const figures = style({
  minBlockSize: '1lh',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

/** The button that sends the form, and the help below it. */
export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
