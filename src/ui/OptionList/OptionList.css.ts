import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const search = style({ padding: `${vars.space[3]} ${vars.space[3]} 0` });
