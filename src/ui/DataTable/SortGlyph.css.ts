import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const glyph = style({ inlineSize: 7, blockSize: 12, flexShrink: 0, fill: 'currentColor' });

export const away = style({ opacity: 0.4 });
export const towards = style({ color: vars.color.accentText });
