import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';

export const picker = style({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: 240 } } });

/** As high as the curve with its tools, so that nothing moves when it comes. */
export const frame = style({ minBlockSize: 356 });
