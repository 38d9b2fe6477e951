import { style } from '@vanilla-extract/css';

/** Marks the button for the `/` hotkey without affecting the layout. */
export const trigger = style({ display: 'contents' });
