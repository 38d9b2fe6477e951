import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, focusRing, textStyle, tint } from '../styles';
import { textAdjacentSize } from '../textScale';

export const checkbox = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  inlineSize: 'fit-content',
  minBlockSize: 24,
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: 'none' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

/** A checkbox without a label, in a target of 24 px. */
export const selection = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: textAdjacentSize(24),
  blockSize: textAdjacentSize(24),
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outline: 'none' }, '&[data-disabled]': { cursor: 'not-allowed' } },
});

const markSize = textAdjacentSize(18);

/** The box of a checkbox or radio button, centred on the first line of its label. */
export const markBox = {
  ...feedbackTransition,
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  marginBlockStart: `calc((1lh - ${markSize}) / 2)`,
  border: `${vars.line.hair} solid ${vars.color.lineControl}`,
} as const;

export const mark = style({
  ...markBox,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: 'transparent',
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textSoft },
    '[data-pressed] > &': tint.press,
    '[data-selected] > &, [data-indeterminate] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.textOnAccent,
    },
    '[data-selected]:where([data-hovered]) > &, [data-indeterminate]:where([data-hovered]) > &': {
      borderColor: vars.color.accentHover,
      backgroundColor: vars.color.accentHover,
    },
    '[data-invalid] > &': { borderColor: vars.color.danger.line },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { borderColor: vars.color.line, backgroundColor: vars.color.sunken, color: 'transparent' },
    '[data-disabled][data-selected] > &': { color: vars.color.textDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});
