import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, inlineLink, textStyle, tint } from '../styles';

const solid = (background: string, text: string) => ({
  backgroundColor: background,
  color: text,
  selectors: { '&[data-hovered]': tint.hover, '&[data-pressed]': tint.press },
});

export const button = recipe({
  base: {
    ...textStyle('body'),
    ...feedbackTransition,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    maxInlineSize: '100%',
    border: `${vars.line.hair} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    userSelect: 'none',
    selectors: {
      '&[data-disabled]': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    size: {
      compact: {
        ...textStyle('dense'),
        fontWeight: vars.weight.medium,
        minBlockSize: vars.control.compact,
        paddingBlock: vars.space[1],
        paddingInline: vars.space[4],
        gap: vars.space[2],
      },
      regular: { minBlockSize: vars.control.regular, paddingBlock: vars.space[1], paddingInline: vars.space[5] },
      touch: {
        ...textStyle('reading'),
        fontWeight: vars.weight.medium,
        minBlockSize: vars.control.touch,
        paddingBlock: vars.space[2],
        paddingInline: vars.space[6],
      },
    },
    tone: {
      accent: {
        backgroundColor: vars.color.accent,
        color: vars.color.textOnAccent,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.accentHover },
          '&[data-pressed]': { backgroundColor: vars.color.accentPress },
        },
      },
      neutral: {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
        selectors: { '&[data-hovered]': tint.hover, '&[data-pressed]': tint.press },
      },
      quiet: {
        color: vars.color.text,
        selectors: {
          '&[data-hovered]': tint.hover,
          '&[data-pressed]': tint.press,
          '&[data-disabled]': { backgroundColor: 'transparent', borderColor: 'transparent' },
        },
      },
      // A button in a text takes the font of that text, whatever its size.
      link: { ...inlineLink, minBlockSize: 24, padding: 0, font: 'inherit' },
      danger: solid(vars.color.danger.solid, vars.color.danger.onSolid),
      rise: solid(vars.color.rise.solid, vars.color.rise.onSolid),
      fall: solid(vars.color.fall.solid, vars.color.fall.onSolid),
    },
    width: { content: {}, full: { inlineSize: '100%' } },
  },
});

/** The label keeps its space while the button is pending, so that its width is stable. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

const blink = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

export const dots = style({ position: 'absolute', display: 'inline-flex', gap: vars.space[2] });

export const dot = style({
  inlineSize: 4,
  blockSize: 4,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  animation: `${blink} 1s ${vars.easing.inOut} infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '120ms' }, '&:nth-child(3)': { animationDelay: '240ms' } },
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});
