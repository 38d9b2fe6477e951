import { style } from '@vanilla-extract/css';

/** Hidden in print, however the element is laid out on the screen. */
export const screenOnly = style({ '@media': { print: { selectors: { '&&': { display: 'none' } } } } });

/** Shown in print only. */
export const printOnly = style({ '@media': { screen: { display: 'none' } } });
