import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The list of steps, and below it the open one. */
export const wizard = style({ display: 'flex', flexDirection: 'column', gap: vars.space[7], minInlineSize: 0 });

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

/** The list of steps is long on a phone, where a line names the open step instead. */
export const overview = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const place = style({ '@media': { [media.tablet]: { display: 'none' } } });

/** Back at the start, next at the end; stacked if there is no room. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[4],
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' } },
});
