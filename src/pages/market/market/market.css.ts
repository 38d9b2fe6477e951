import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';

export const search = style({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: 280 } } });
