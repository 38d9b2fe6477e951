import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

/** Dense values follow one another; otherwise they are in columns, with the names above the values, aligned across all rows. */
export const values = recipe({
  base: { ...textStyle('small'), display: 'flex', flexWrap: 'wrap', rowGap: vars.space[1] },
  variants: {
    isDense: {
      true: { alignItems: 'baseline', columnGap: vars.space[5] },
      false: { alignItems: 'flex-end', rowGap: vars.space[3] },
    },
  },
});

export const value = recipe({
  base: { position: 'relative', display: 'inline-flex', whiteSpace: 'nowrap' },
  variants: { isDense: { true: { alignItems: 'baseline', gap: vars.space[2] }, false: { flexDirection: 'column' } } },
});

export const term = recipe({
  base: { color: vars.color.textFaint },
  variants: { isHidden: { true: visuallyHidden, false: {} } },
});
