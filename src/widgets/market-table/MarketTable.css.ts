import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const table = style({ minInlineSize: 0 });

// Figures that are not renewed any more give up their colours, so that nobody takes them for the price of now.
globalStyle(`${table}[data-stale] :is(td, li) *`, { color: vars.color.textFaint, backgroundColor: 'transparent', animation: 'none' });

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], maxInlineSize: '100%', verticalAlign: 'middle' });

/** A phone has no room for the mark. */
export const mark = style({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, textAlign: 'start' });

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });

export const two = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', verticalAlign: 'middle', maxInlineSize: '100%' });

export const trend = style({ display: 'inline-flex', verticalAlign: 'middle' });
