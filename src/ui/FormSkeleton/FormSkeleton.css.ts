import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], overflow: 'hidden' });
export const field = style({ display: 'flex', flexDirection: 'column', flexShrink: 0, gap: vars.space[2] });
