import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const accountPanel = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], padding: vars.space[4] });
export const facts = style({ padding: vars.space[4], overflowY: 'auto' });
export const closed = style({ padding: vars.space[4] });
