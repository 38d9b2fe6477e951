import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.reading,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[5]}`,
  '@media': { [media.desktop]: { paddingBlock: vars.space[10] } },
});

export const code = style({ ...vars.text.display, color: vars.color.textFaint });
