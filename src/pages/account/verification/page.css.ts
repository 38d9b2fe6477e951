import { style } from '@vanilla-extract/css';
import { formPanel } from '@/shared/page/formColumns.css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The level cards, side by side where there is room. */
export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** A level card: name and status, limits, and the action at the bottom. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[6],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const foot = style({ marginBlockStart: 'auto' });

/** Feature list, in columns where they fit. */
export const rights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});
export const right = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** The wizard of a level. */
export const forms = style([formPanel, { inlineSize: '100%', maxInlineSize: 760, marginInline: 'auto' }]);

/** Two fields side by side where there is room, of equal width. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A person of a company with the buttons to edit the entry. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 56,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` } },
});
export const personText = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
