import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

/** Margin mode, leverage and position mode, side by side, and the calculator. */
export const head = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto', gap: vars.space[2] });

/** On a phone one side is shown, as part of the form around, so that its button can stay at the edge of the whole. */
const ofForm = { '@media': { [media.phone]: { display: 'contents' } } } as const;
/** What buying and selling come to, beside one another. */
export const sides = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[4], ...ofForm });
export const side = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0, ...ofForm });
export const sums = style({ ...textStyle('small'), display: 'grid', gap: vars.space[1], margin: 0 });
globalStyle(`${sums} > div`, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[2] });
globalStyle(`${sums} dt`, { color: vars.color.textSoft });
globalStyle(`${sums} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' });
