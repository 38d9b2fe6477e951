import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
