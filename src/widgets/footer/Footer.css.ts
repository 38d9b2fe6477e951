import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { page } from '@/shared/page/Page.css';
import { textStyle } from '@/ui/styles';

export const footer = style({
  marginBlockStart: 'auto',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': { print: { display: 'none' } },
});

export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[7],
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  padding: `${vars.space[7]} ${vars.space[5]} ${vars.space[9]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[9]}` } },
});

// As wide as the page above it.
globalStyle(`:root:has(.${page.classNames.variants.width.wide}) ${inside}`, { maxInlineSize: vars.width.wide });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(220px, 1.5fr) repeat(auto-fit, minmax(140px, 1fr))', gap: vars.space[7] } },
});

export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});

/** Long addresses take the full width on a phone. */
export const wide = style({ '@media': { [`not all and ${media.tablet}`]: { gridColumn: '1 / -1' } } });

export const links = style({
  ...textStyle('dense'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  color: vars.color.textSoft,
});

export const bottom = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  color: vars.color.textFaint,
});

/** Large enough touch targets for the links. */
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 24 });
