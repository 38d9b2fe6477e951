import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'baseline',
  padding: vars.space[4],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const code = style({ minInlineSize: 64 });

export const facts = style({ display: 'grid', flex: '1 1 240px', gap: vars.space[1], minInlineSize: 0 });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});
