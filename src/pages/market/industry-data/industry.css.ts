import { style } from '@vanilla-extract/css';

/** As high as a curve with its controls, to avoid a layout shift when it loads. */
export const frame = style({ minBlockSize: 356 });
