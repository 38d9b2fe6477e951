import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Inputs that are visually hidden are positioned in it. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  justifyContent: 'start',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  overflowX: 'auto',
  padding: vars.space[2],
});

/** What has a label stands at the top, so that the labels of a row line up though something is said below one of them. */
const labelled = { selectors: { '&:has(label)': { alignSelf: 'start' } } } as const;

export const cell = style({ ...labelled, display: 'flex', minInlineSize: 0 });

export const filledCell = style({ minInlineSize: 0, alignSelf: 'start' });
