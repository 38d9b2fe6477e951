import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The title above the questions or, where there is room, beside them. */
export const faq = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: vars.space[9] } },
});
