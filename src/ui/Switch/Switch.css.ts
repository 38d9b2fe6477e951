import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, focusRing, textStyle, tint } from '../styles';
import { textAdjacentSize } from '../textScale';

export const switchRow = recipe({
  base: {
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: 24,
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
  variants: {
    width: { content: { inlineSize: 'fit-content' }, full: { justifyContent: 'space-between', flexDirection: 'row-reverse' } },
  },
});

export const track = style({
  ...feedbackTransition,
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: textAdjacentSize(36),
  blockSize: textAdjacentSize(20),
  padding: 1,
  border: `${vars.line.hair} solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textSoft },
    '[data-pressed] > &': tint.press,
    '[data-selected] > &': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '[data-selected]:where([data-hovered]) > &': { borderColor: vars.color.accentHover, backgroundColor: vars.color.accentHover },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
    '[data-pending] > &': { opacity: 0.6 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      backgroundColor: 'Canvas',
      selectors: {
        '[data-selected] > &': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  inlineSize: textAdjacentSize(16),
  blockSize: textAdjacentSize(16),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.lineControl,
  transition: `transform ${vars.duration.feedback} ${vars.easing.out}, background-color ${vars.duration.feedback}`,
  selectors: {
    '[data-selected] > * > &': { transform: 'translateX(100%)', backgroundColor: vars.color.textOnAccent },
    '[dir="rtl"] [data-selected] > * > &': { transform: 'translateX(-100%)' },
    '[data-disabled] > * > &': { backgroundColor: vars.color.textDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { backgroundColor: 'HighlightText' },
        '[data-disabled] > * > &': { backgroundColor: 'GrayText' },
      },
    },
  },
});
