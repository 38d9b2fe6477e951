import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const content = style({ padding: vars.space[5] });
