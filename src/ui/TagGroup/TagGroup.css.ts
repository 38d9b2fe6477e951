import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, focusRing, oneLine, textStyle, tint } from '../styles';

const coarse = '(pointer: coarse)';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });

export const label = style({ ...textStyle('dense'), color: vars.color.textSoft });

export const list = style({
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minInlineSize: 0,
  color: vars.color.textFaint,
});

const soft = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  borderColor: vars.color[tone].line,
  backgroundColor: vars.color[tone].soft,
  color: vars.color[tone].text,
});

export const tag = recipe({
  base: {
    ...textStyle('dense'),
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.control.compact,
    border: `${vars.line.hair} solid`,
    borderRadius: vars.radius.full,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderColor: vars.color.line, backgroundColor: vars.color.sunken, color: vars.color.textFaint },
    },
    '@media': {
      [coarse]: { minBlockSize: vars.control.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  },
  variants: {
    tone: {
      neutral: { borderColor: vars.color.lineStrong, backgroundColor: vars.color.surface, color: vars.color.text },
      accent: { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
      info: soft('info'),
      success: soft('success'),
      warning: soft('warning'),
      danger: soft('danger'),
    },
  },
});

export const words = style({ ...oneLine, paddingInline: vars.space[4] });

/** As wide as a target has to be; the text keeps its distance by its own padding. */
export const remove = style({
  ...feedbackTransition,
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: 1,
  borderRadius: vars.radius.full,
  color: 'inherit',
  selectors: {
    '&[data-hovered]': tint.hover,
    '&[data-pressed]': tint.press,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [coarse]: { inlineSize: vars.control.touch, blockSize: vars.control.touch, marginBlock: -1 } },
});
