import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { tabularNums } from '../styles';

/** A number never wraps, has tabular digits and is laid out left to right in every language. */
export const figure = recipe({
  base: { ...tabularNums, whiteSpace: 'nowrap', direction: 'ltr', unicodeBidi: 'isolate' },
  variants: {
    tone: {
      inherit: {},
      plain: { color: vars.color.text },
      soft: { color: vars.color.textSoft },
      faint: { color: vars.color.textFaint },
      rise: { color: vars.color.rise.text },
      fall: { color: vars.color.fall.text },
      flat: { color: vars.color.textSoft },
    },
    weight: {
      inherit: {},
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
    },
  },
});

/** Fraction digits are fainter, so that the magnitude of a long number stands out. */
export const minorDigits = style({ color: vars.color.textFaint });

export const unitText = style({ color: vars.color.textFaint, fontWeight: vars.weight.regular });
