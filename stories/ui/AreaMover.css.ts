import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 1,
  blockSize: 200,
  backgroundColor: vars.color.line,
});
export const area = style({ padding: vars.space[5], backgroundColor: vars.color.surface });
