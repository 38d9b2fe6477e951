import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[4] });
/** The gauge with what can be done beside it. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, auto)',
  gap: vars.space[4],
  alignItems: 'center',
});
export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[4], overflowY: 'auto' });
