import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

const between = vars.space[6];
/** Minimum width of a column; in a narrower one the values would be squeezed. */
const minColumn = '280px';

export const list = recipe({
  base: { display: 'grid', columnGap: between, inlineSize: '100%', minInlineSize: 0 },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // Whether a second column fits depends on the width of the list, not of the screen.
      2: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${minColumn}, calc((100% - ${between}) / 2))), 1fr))` },
    },
    density: { compact: { ...textStyle('dense'), rowGap: vars.space[2] }, regular: { ...textStyle('body'), rowGap: vars.space[4] } },
  },
});

/** A long value wraps below its term, still aligned to the end; with `start` every value is below its term and starts where the term does. */
export const row = recipe({
  base: { display: 'flex', columnGap: vars.space[5], minInlineSize: 0 },
  variants: {
    align: {
      end: { flexWrap: 'wrap', alignItems: 'baseline', alignContent: 'flex-start', justifyContent: 'space-between', textAlign: 'end' },
      start: { flexDirection: 'column' },
    },
  },
});

export const term = style({ maxInlineSize: '100%', textAlign: 'start', color: vars.color.textSoft, overflowWrap: 'break-word' });

export const value = recipe({
  base: { display: 'flex', alignItems: 'baseline', gap: vars.space[2], maxInlineSize: '100%', color: vars.color.text },
  variants: { align: { end: { flex: '1 0 auto', justifyContent: 'flex-end' }, start: {} } },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Its target is larger than its glyph: negative margins keep the line height and align the glyph with the ends of the values. */
export const copy = style({ alignSelf: 'center', flexShrink: 0, marginBlock: -6, marginInlineEnd: -6 });

export const hint = style({ ...textStyle('small'), flexBasis: '100%', color: vars.color.textFaint });
