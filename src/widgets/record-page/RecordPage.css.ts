import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

const line = { display: 'flex', flexWrap: 'wrap', gap: vars.space[4] } as const;
/** Fields, whose names stand above them, and buttons. */
export const filters = style({ ...line, alignItems: 'flex-end' });
/** Buttons and switches, which may differ in height. */
export const tools = style({ ...line, alignItems: 'center' });
/** In their row fields have a width of their own, in a sheet that of the sheet. */
export const filter = style({ selectors: { [`${filters} > &`]: { flex: '0 1 168px', minInlineSize: 132 } } });
export const period = style({ selectors: { [`${filters} > &`]: { flex: '0 1 272px', minInlineSize: 256 } } });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

/** Rows of before, while the next ones come. */
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

/** The figure and the status of a record, above everything else about it. */
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], ...textStyle('title') });

/** As wide as the table that a record is expanded in: a table inside another has no width of its own to go by. */
export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], inlineSize: '100cqi', maxInlineSize: '100%' });

/** Stands at the end of its line. */
export const last = style({ marginInlineStart: 'auto' });
