import { style } from '@vanilla-extract/css';

/** Marks the button as the one a key leads to, and takes no room of its own. */
export const trigger = style({ display: 'contents' });
