import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { figuresInput } from '../Field/Field.css';

export const number = style([figuresInput, { textAlign: 'center' }]);

/** Within the box of the field, close to its edges. */
export const down = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
export const up = style({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` });
