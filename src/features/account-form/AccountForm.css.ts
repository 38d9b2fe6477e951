import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Places the dial code beside the number, with both labels on one line. */
export const phone = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });
export const country = style({ flex: '0 0 128px', minInlineSize: 0 });
export const number = style({ flex: 1, minInlineSize: 0 });
