import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { besideText } from '../textScale';

const square = (px: number, token: string) => ({ inlineSize: besideText(px, token), blockSize: besideText(px, token) });

export const icon = recipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em' },
  variants: {
    size: { small: square(16, vars.icon.small), regular: square(20, vars.icon.regular), large: square(24, vars.icon.large) },
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
