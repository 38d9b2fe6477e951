import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const entrance = style({ display: 'grid', gap: vars.space[3] });
