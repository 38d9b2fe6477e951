import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { numericInput } from '../Field/Field.css';

export const number = style([numericInput, { textAlign: 'center' }]);

/** Negative margins move the buttons closer to the edges of the field. */
export const down = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
export const up = style({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` });
