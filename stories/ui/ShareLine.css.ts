import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** The row that a line lies in. */
export const positioned = style({ position: 'relative', paddingBlockEnd: vars.space[4] });
