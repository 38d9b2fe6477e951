import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { tabularNums, oneLine } from '../styles';

/** The type scale without font weight, which is set separately; shared with `Heading`. */
export const size = styleVariants(vars.text, ({ fontFamily, fontSize, letterSpacing, lineHeight }) => ({
  fontFamily,
  fontSize,
  letterSpacing,
  lineHeight,
}));

export const text = recipe({
  base: { minInlineSize: 0, overflowWrap: 'break-word' },
  variants: {
    tone: {
      inherit: {},
      plain: { color: vars.color.text },
      soft: { color: vars.color.textSoft },
      faint: { color: vars.color.textFaint },
      accent: { color: vars.color.accentText },
      rise: { color: vars.color.rise.text },
      fall: { color: vars.color.fall.text },
      info: { color: vars.color.info.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      danger: { color: vars.color.danger.text },
    },
    weight: {
      inherit: {},
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    face: { sans: {}, figures: tabularNums, mono: { fontFamily: vars.font.mono, overflowWrap: 'anywhere' } },
    wrap: { normal: {}, never: { whiteSpace: 'nowrap' }, ellipsis: oneLine, lines: { whiteSpace: 'pre-line' } },
  },
});
