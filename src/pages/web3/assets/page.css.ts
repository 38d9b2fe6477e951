import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The total with the networks beside it. */
export const overview = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** As tall as the skeleton it replaces, so that nothing below moves. */
export const preparing = style({ display: 'grid', alignContent: 'center', minBlockSize: 88 });

export const shares = style({
  display: 'grid',
  gridAutoRows: 'minmax(36px, auto)',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { paddingInlineStart: vars.space[6], borderInlineStart: `${vars.line.hair} solid ${vars.color.line}` },
  },
});
export const shareLine = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[5],
  paddingBlock: vars.space[5],
});
export const filterSearch = style({ flex: '1 1 240px', minInlineSize: 0, '@media': { [media.desktop]: { maxInlineSize: 360 } } });
export const filterSelect = style({ flex: '1 1 160px', minInlineSize: 0, '@media': { [media.tablet]: { flex: '0 0 200px' } } });

/** An icon with two lines of text beside it. */
export const tokenCell = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const name = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const symbolLine = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
