import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const stage = style({ minBlockSize: '100dvh', padding: vars.space[6], backgroundColor: vars.color.canvas });
