import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** As high with a balance as without one. */
export const total = style({
  ...vars.text.heading,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minBlockSize: 56,
  overflow: 'hidden',
  '@media': { [media.tablet]: { ...vars.text.headline, minBlockSize: 64 } },
});

export const approximate = style({ minBlockSize: 20, lineHeight: 1 });

export const shortcuts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 160px)' } },
});
