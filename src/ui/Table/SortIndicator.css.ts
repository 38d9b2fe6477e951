import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const glyph = style({ inlineSize: 7, blockSize: 12, flexShrink: 0, fill: 'currentColor' });

const forced = (color: string) => ({ '@media': { [media.forcedColors]: { fill: color, opacity: 1 } } });

export const inactive = style({ opacity: 0.4, ...forced('GrayText') });
export const active = style({ fill: vars.color.accentText, ...forced('Highlight') });
