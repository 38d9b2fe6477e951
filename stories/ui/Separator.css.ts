import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const frame = style({
  position: 'relative',
  display: 'grid',
  blockSize: 200,
  maxInlineSize: 480,
  border: `${vars.line.hair} solid ${vars.color.line}`,
});
export const columns = style({ gridTemplateRows: '1fr' });
export const rows = style({ gridTemplateColumns: '1fr' });
