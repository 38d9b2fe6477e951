import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
});

export const title = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], flex: '1 1 10rem', minInlineSize: 0 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const extras = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
