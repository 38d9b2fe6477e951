import { style } from '@vanilla-extract/css';

export const glyph = style({ flexShrink: 0, inlineSize: '1em', blockSize: '1em', fill: 'currentColor' });
