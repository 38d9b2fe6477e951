import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** As wide as the dialog. */
export const panel = style({ maxInlineSize: vars.width.confirm });
