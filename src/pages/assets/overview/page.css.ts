import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height in px of the loading skeleton of the curve. */
export const curveHeight = 260;

/** Height in px of the loading skeletons of the shares. */
export const allocationHeight = 252;

/** The total with the profit curve beside it. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const curve = style({ minInlineSize: 0, minBlockSize: curveHeight });

/** Two panels of equal width. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Stretches to the height of the neighbouring panel. */
export const filled = style({ display: 'grid', blockSize: '100%' });
