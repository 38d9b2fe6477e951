import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** The row that contains the line. */
export const positioned = style({ position: 'relative', paddingBlockEnd: vars.space[4] });
