import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const code = style({ ...vars.text.display, color: vars.color.textFaint });
