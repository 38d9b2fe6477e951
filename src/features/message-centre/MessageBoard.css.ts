import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const tabsRow = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
});
