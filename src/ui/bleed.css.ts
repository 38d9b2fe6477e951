import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const out = { marginInline: `calc(-1 * ${vars.space[5]})` };

/** Around a table in a panel: it reaches the edges, so that its texts begin and end where the title does. */
export const bleed = style({ minInlineSize: 0, ...out });

/** Around a table that is on the page itself: on a phone it reaches the edges of the screen. */
export const phoneBleed = style({ minInlineSize: 0, '@media': { [`not all and ${media.tablet}`]: out } });
