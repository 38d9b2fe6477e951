import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const panel = style({ display: 'flex', flexDirection: 'column', blockSize: 'min(560px, 75dvh)', minBlockSize: 0 });

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const body = style({ flex: 1, minBlockSize: 0 });
