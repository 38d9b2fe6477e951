import { style } from '@vanilla-extract/css';

/** Positioning context for the screen reader text, so that it never widens a page. */
export const hidden = style({ position: 'relative', whiteSpace: 'nowrap' });
