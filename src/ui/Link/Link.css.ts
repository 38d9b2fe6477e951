import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, inlineLink, tint } from '../styles';

export const link = recipe({
  base: {
    ...feedbackTransition,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-current]': { textDecorationLine: 'underline' } } } },
  },
  variants: {
    variant: {
      inline: inlineLink,
      plain: {
        color: 'inherit',
        selectors: {
          '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
          '&[data-pressed]': tint.press,
          '&[data-current]': { color: vars.color.accentText },
        },
      },
      nav: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[3],
        minBlockSize: vars.control.regular,
        paddingInline: vars.space[4],
        color: vars.color.textSoft,
        fontWeight: vars.weight.medium,
        selectors: {
          '&[data-hovered]': { ...tint.hover, color: vars.color.text },
          '&[data-pressed]': tint.press,
          '&[data-current]': { color: vars.color.accentText, backgroundColor: vars.color.selected },
        },
      },
    },
    covers: {
      true: { selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } } },
      false: {},
    },
  },
});
