import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';

export const picker = style({ inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: 240 } } });

/** As high as the curve with its controls, to avoid a layout shift when it loads. */
export const frame = style({ minBlockSize: 356 });
