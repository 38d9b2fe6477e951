import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The title is above the questions or, if there is room, beside them. */
export const faq = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: vars.space[9] } },
});
