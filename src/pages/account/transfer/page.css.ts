import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const transfer = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 52,
  paddingInline: vars.space[5],
});
export const transferRoute = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2], minInlineSize: 0 });
export const transferEnd = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });
export const transfers = style({ minBlockSize: 5 * 52 + 8, paddingBlock: vars.space[2] });
