import { style } from '@vanilla-extract/css';

/** The text for screen readers is positioned in it, so that it never widens a page. */
export const hidden = style({ position: 'relative', whiteSpace: 'nowrap' });
