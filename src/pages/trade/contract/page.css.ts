import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const accountPanel = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[4] });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[4], overflowY: 'auto' });
