import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height in px of the steps while they load. */
export const stepsRoom = 560;
/** Height in px of a few deposits. */
const depositsRoom = 5 * 56;

/** The steps, and beside them what is to be known. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const aside = style({ minInlineSize: 0 });

/** A step: its number, and beside it what it asks for. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: vars.space[5] } },
});
export const stepBody = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 });

/** As high as the code and its texts, so that nothing moves when they arrive. */
export const addressRoom = style({ minBlockSize: 240 });
export const deposits = style({ minBlockSize: depositsRoom });
