import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Tighter spacing on low desktop screens, to keep the risk actions visible. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [`${media.desktop} and (height <= 960px)`]: { gap: vars.space[3], paddingBlock: `${vars.space[2]} ${vars.space[3]}` } },
});
export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[4], overflowY: 'auto' });
