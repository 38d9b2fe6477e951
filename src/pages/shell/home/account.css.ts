import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
export const identityWords = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 });

export const task = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: 44 });
export const taskWords = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 });
