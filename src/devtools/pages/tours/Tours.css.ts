import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height of the sticky workbench header. */
const headerHeight = 56;

export const stage = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
});

/** Stays in view while the exchange beside it, or below it on a phone, is scrolled. */
export const notes = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: headerHeight,
      zIndex: vars.z.header,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: vars.space[4],
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
      backgroundColor: vars.color.canvas,
    },
    [media.desktop]: { position: 'sticky', insetBlockStart: vars.space[6] },
  },
});
