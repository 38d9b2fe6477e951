import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const page = style({
  paddingBlock: vars.space[6],
  paddingInline: vars.space[5],
  '@media': { [media.tablet]: { paddingInline: vars.space[6], paddingBlock: vars.space[7] } },
});

/** As wide as the dialog. */
export const panel = style({ maxInlineSize: vars.width.confirm });
