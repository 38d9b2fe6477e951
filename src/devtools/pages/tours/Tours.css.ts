import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const stage = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
});

/** In view while the exchange beside it is scrolled. */
export const notes = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space[6] } },
});
