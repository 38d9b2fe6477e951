import { style } from '@vanilla-extract/css';

/** As high as a curve with its tools, so that nothing moves when it comes. */
export const frame = style({ minBlockSize: 356 });
