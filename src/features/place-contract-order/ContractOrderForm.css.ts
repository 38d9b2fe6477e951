import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

/** Margin mode, leverage and position mode, side by side, and the calculator. */
export const head = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto', gap: vars.space[2] });

/** On a phone, the single side is laid out as part of the whole form, so that its button can stick to the form's edge. */
const contentsOnPhone = { '@media': { [media.phone]: { display: 'contents' } } } as const;
/** The buy and sell side, next to each other. */
export const sides = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  ...contentsOnPhone,
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0, ...contentsOnPhone });
export const costs = style({ ...textStyle('small'), display: 'grid', gap: vars.space[1], margin: 0 });
globalStyle(`${costs} > div`, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[2] });
globalStyle(`${costs} dt`, { color: vars.color.textSoft });
globalStyle(`${costs} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' });
