import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, tabularNums, textStyle, tint } from '../styles';
import { pxToRem } from '../textScale';

/** The typed date within the box of a field. */
export const input = style({ ...tabularNums, display: 'flex', alignItems: 'center', minInlineSize: 0, whiteSpace: 'pre' });

/** Takes the remaining space, so that the calendar button is at the end. */
export const spacer = style({ flex: 1 });

// With its separator a segment is 24 px wide, the minimum size of a target.
export const segment = style({
  minInlineSize: 22,
  paddingInline: 1,
  textAlign: 'center',
  borderRadius: vars.radius.control,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textFaint },
    '&[data-type="literal"]': { minInlineSize: 0, color: vars.color.textFaint },
    '&[data-focused]': { backgroundColor: vars.color.accent, color: vars.color.textOnAccent },
    '&[data-invalid]': { color: vars.color.danger.text },
    '&[data-invalid][data-focused]': { color: vars.color.textOnAccent },
    '&[data-disabled]': { color: 'inherit' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const calendar = style({ padding: vars.space[4] });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], paddingBlockEnd: vars.space[3] });

export const month = style({ ...textStyle('body'), flex: 1, fontWeight: vars.weight.semibold, textAlign: 'center' });

export const weekday = style({
  ...textStyle('small'),
  paddingBlockEnd: vars.space[2],
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
});

/** Sized so that a week fits a phone at any text size. */
const daySize = `clamp(36px, 12vw - 8px, ${pxToRem(36)})`;

export const day = style({
  ...textStyle('body'),
  ...feedbackTransition,
  ...tabularNums,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: daySize,
  blockSize: daySize,
  borderRadius: vars.radius.control,
  outlineOffset: '-2px',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': tint.hover,
    '&[data-pressed]': tint.press,
    '&[data-selected]': { backgroundColor: vars.color.accent, color: vars.color.textOnAccent },
    '&[data-invalid]': { backgroundColor: vars.color.danger.solid, color: vars.color.danger.onSolid },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

/** The days between the ends of a range are tinted without gaps. */
export const ranged = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      borderRadius: 0,
      backgroundColor: vars.color.selected,
      color: vars.color.text,
    },
    '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-selection-end]:not([data-selection-start])': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not([data-selection-start], [data-selection-end])': { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** A dot under the number of the current day. */
export const today = style({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 4,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
});
