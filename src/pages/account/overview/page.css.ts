import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Skeleton heights in px. */
export const profileHeight = 132;
export const panelHeight = 348;

/** Two panels of equal width. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Places the names beside the avatar and the facts below both. */
export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[5],
});
export const names = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });
export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const fact = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'break-word' });

/** Security factors, in two columns where they fit. */
export const checklist = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(160px, 100%), 1fr))`,
  gap: vars.space[3],
});

/** Quick links in two columns of equal width. */
export const quickLinks = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] });
