import { style } from '@vanilla-extract/css';

/** As high as the window, so that the footer does not stand where the page will be. */
export const room = style({ minBlockSize: '100dvh' });
