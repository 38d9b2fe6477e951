import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em' },
  variants: {
    size: { small: square(vars.icon.small), regular: square(vars.icon.regular), large: square(vars.icon.large) },
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
