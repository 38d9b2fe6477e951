import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Summary of the amounts, above the button. */
export const totals = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

/** As high as the latest withdrawals, to avoid a layout shift when they load. */
export const list = style({ minBlockSize: 5 * 60 });

/** Address book entries, stacked. */
export const entries = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
