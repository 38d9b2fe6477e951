import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** The card of the recipient that was found. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
