import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const loginLinks = style({ display: 'grid', gap: vars.space[3] });
