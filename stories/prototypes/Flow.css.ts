import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const screen = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'max(560px, 100dvh - 220px)',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
});
