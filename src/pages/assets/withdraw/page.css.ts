import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The form, and beside it what to mind and the latest withdrawals. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[7] } },
});

/** Framed from tablets on, where the form does not fill the page. */
export const panel = style({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: {
      padding: vars.space[7],
      border: `${vars.line.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
});

/** What leaves and what arrives, above the button. */
export const totals = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const list = style({ minBlockSize: 5 * 60 + 8, paddingBlock: vars.space[2] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 60,
  paddingInline: vars.space[5],
});
export const rowEnd = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: vars.space[1] });
export const rowText = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

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
