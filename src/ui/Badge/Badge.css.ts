import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

const soft = (background: string, color: string) => ({ backgroundColor: background, color });

export const badge = recipe({
  base: {
    ...textStyle('tag'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'fit-content',
    paddingInline: 6,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { outline: '1px solid' } },
  },
  variants: {
    tone: {
      neutral: { ...soft(vars.color.sunken, vars.color.textSoft), boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
      accent: soft(vars.color.accentSoft, vars.color.accentText),
      info: soft(vars.color.info.soft, vars.color.info.text),
      success: soft(vars.color.success.soft, vars.color.success.text),
      warning: soft(vars.color.warning.soft, vars.color.warning.text),
      danger: soft(vars.color.danger.soft, vars.color.danger.text),
      rise: soft(vars.color.rise.soft, vars.color.rise.text),
      fall: soft(vars.color.fall.soft, vars.color.fall.text),
      alert: {
        ...soft(vars.color.danger.solid, vars.color.danger.onSolid),
        borderRadius: vars.radius.full,
        minInlineSize: 16,
        justifyContent: 'center',
        paddingInline: 5,
      },
    },
  },
});

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.3 } });

export const live = style({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  animation: `${breathe} ${vars.duration.pulse} ${vars.easing.inOut} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
