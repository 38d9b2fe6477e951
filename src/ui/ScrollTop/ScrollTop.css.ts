import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** Stands above the page. */
export const raised = style({ borderRadius: vars.radius.control, boxShadow: vars.shadow.overlay });
