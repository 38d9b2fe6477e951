import { style } from '@vanilla-extract/css';

/** As high as the window, so that the footer does not move when the page appears. */
export const room = style({ minBlockSize: '100dvh' });
