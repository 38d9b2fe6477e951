import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** `position: relative` makes it the containing block of visually hidden inputs. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  justifyContent: 'start',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  overflowX: 'auto',
  padding: vars.space[2],
});

/** Aligns labelled cells to the top, so that the labels of a row line up even if some fields show a message below. */
const labelled = { selectors: { '&:has(label)': { alignSelf: 'start' } } } as const;

export const cell = style({ ...labelled, display: 'flex', minInlineSize: 0 });

export const filledCell = style({ minInlineSize: 0, alignSelf: 'start' });
