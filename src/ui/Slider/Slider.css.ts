import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, tabularNums, focusRing, textStyle } from '../styles';

const thumbSize = '20px';

export const slider = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 });

export const output = style({ ...textStyle('dense'), ...tabularNums, fontWeight: vars.weight.medium });

/** As tall as a target has to be; inset so that the thumb stays within the field at both ends. */
export const track = style({
  blockSize: 24,
  marginInline: `calc(${thumbSize} / 2)`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { blockSize: vars.control.touch } },
});

const bar = {
  position: 'absolute',
  insetBlockStart: '50%',
  blockSize: 4,
  marginBlockStart: -2,
  borderRadius: vars.radius.full,
} as const;

export const rail = style({
  ...bar,
  insetInline: `calc(${thumbSize} / -2)`,
  backgroundColor: vars.color.line,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  ...bar,
  insetInlineStart: `calc(${thumbSize} / -2)`,
  backgroundColor: vars.color.accent,
  selectors: { '[data-disabled] &': { backgroundColor: vars.color.textDisabled } },
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', selectors: { '[data-disabled] &': { backgroundColor: 'GrayText' } } },
  },
});

export const thumb = style({
  ...feedbackTransition,
  insetBlockStart: '50%',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.overlay,
  cursor: 'grab',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.accentHover },
    '&[data-dragging]': { borderColor: vars.color.accentPress, backgroundColor: vars.color.accentSoft, cursor: 'grabbing' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: vars.color.textDisabled, backgroundColor: vars.color.sunken, cursor: 'not-allowed' },
    // The target is larger than the thumb.
    '&::before': { content: '""', position: 'absolute', inset: -4 },
  },
  '@media': {
    '(pointer: coarse)': { selectors: { '&::before': { inset: -14 } } },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Canvas',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
});

/** A dot on the rail, behind the thumb. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: 8,
  blockSize: 8,
  margin: '-4px',
  border: `2px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-passed]': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '[data-disabled] &': { borderColor: vars.color.textDisabled },
    '[data-disabled] &[data-passed]': { backgroundColor: vars.color.textDisabled },
  },
});

export const marks = style({
  ...textStyle('small'),
  ...tabularNums,
  position: 'relative',
  blockSize: `calc(${vars.text.small.fontSize} * ${vars.text.small.lineHeight})`,
  marginInline: `calc(${thumbSize} / 2)`,
});

export const mark = style({
  position: 'absolute',
  color: vars.color.textFaint,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: {
    '[dir="rtl"] &': { transform: 'translateX(50%)' },
    // The texts at the ends keep within the field.
    '&:first-child': { transform: 'none', marginInlineStart: `calc(${thumbSize} / -2)` },
    '&:last-child': { transform: 'translateX(-100%)', marginInlineStart: `calc(${thumbSize} / 2)` },
    '[dir="rtl"] &:last-child': { transform: 'translateX(100%)' },
  },
});
