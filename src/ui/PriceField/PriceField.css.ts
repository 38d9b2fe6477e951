import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const price = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });

export const steps = style({ display: 'inline-flex', marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
