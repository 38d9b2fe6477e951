import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height in px of the curve while it loads. */
export const curveRoom = 260;

/** Height in px of the shares while they load. */
export const sharesRoom = 252;

/** The total, and beside it how it got there. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const curve = style({ minInlineSize: 0, minBlockSize: curveRoom });

/** Two panels of one weight. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** As high as what stands beside it. */
export const filled = style({ display: 'grid', blockSize: '100%' });
