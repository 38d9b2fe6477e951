import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const search = style({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: 280 } } });

export const boardRows = style({ paddingBlockEnd: vars.space[3] });
export const boardHead = style({ paddingInline: vars.space[5], paddingBlockStart: vars.space[4], color: vars.color.textSoft });
