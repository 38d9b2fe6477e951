import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height of the sticky header in px. */
const headerHeight = 56;

/** The navigation beside the content, or above it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: '184px minmax(0, 1fr)', gap: vars.space[7] }, print: { display: 'block' } },
});
export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0 });
export const aside = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${headerHeight}px + ${vars.space[6]})` },
    print: { display: 'none' },
  },
});
