import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

const line = { display: 'flex', flexWrap: 'wrap', gap: vars.space[4] } as const;
/** Fields with labels above, and buttons. */
export const filters = style({ ...line, alignItems: 'flex-end' });
/** Buttons and switches, which may differ in height. */
export const tools = style({ ...line, alignItems: 'center' });
/** Fields have a fixed basis in their row and the full width in a sheet. */
export const filter = style({ selectors: { [`${filters} > &`]: { flex: '0 1 168px', minInlineSize: 132 } } });
export const period = style({ selectors: { [`${filters} > &`]: { flex: '0 1 272px', minInlineSize: 256 } } });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

/** The rows of a list, with a progress cursor while the next ones load. */
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

/** The main value and the status of a record, above its details. */
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], ...textStyle('title') });

/** As wide as the table a record is expanded in: a nested table has no intrinsic width to fold by. */
export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], inlineSize: '100cqi', maxInlineSize: '100%' });

/** Aligned to the end of its line. */
export const last = style({ marginInlineStart: 'auto' });
