import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The steps, and below them the one that is open. */
export const wizard = style({ display: 'flex', flexDirection: 'column', gap: vars.space[7], minInlineSize: 0 });

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

/** The steps are long on a phone: there a line says which one is open. */
export const overview = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const place = style({ '@media': { [media.tablet]: { display: 'none' } } });

/** Back at the start, on at the end; below one another where there is no room. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[4],
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' } },
});
