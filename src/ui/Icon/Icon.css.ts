import { recipe } from '@vanilla-extract/recipes';
import space from '@tokens/space.tokens.json';
import { vars } from '@tokens/vars.css';
import { textAdjacentSize } from '../textScale';

const square = (size: keyof typeof vars.icon) => {
  const side = textAdjacentSize(space.icon[size].$value.value, vars.icon[size]);
  return { inlineSize: side, blockSize: side };
};

export const icon = recipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em' },
  variants: {
    size: { small: square('small'), regular: square('regular'), large: square('large') },
    tone: {
      inherit: {},
      soft: { color: vars.color.textSoft },
      faint: { color: vars.color.textFaint },
      accent: { color: vars.color.accentText },
      info: { color: vars.color.info.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      danger: { color: vars.color.danger.text },
    },
  },
});
