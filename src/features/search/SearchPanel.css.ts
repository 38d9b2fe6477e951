import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minBlockSize: '60dvh',
  padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[6]}`,
  '@media': { [media.desktop]: { minBlockSize: 320, padding: vars.space[5] } },
});

export const results = style({
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.desktop]: { maxBlockSize: 'min(480px, 64dvh)', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.control.compact,
  paddingInline: vars.space[3],
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 44,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover, &:focus-within': { backgroundColor: vars.color.hover },
  },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], flex: 1, minInlineSize: 0 });
export const figures = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0 });
