import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** What leaves and what arrives, above the button. */
export const totals = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

/** As high as the latest withdrawals, so that nothing moves when they arrive. */
export const list = style({ minBlockSize: 5 * 60 });

/** Entries of the address book, one below the other. */
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
