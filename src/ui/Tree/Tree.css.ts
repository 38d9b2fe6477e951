import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { focusRing, textStyle, tint } from '../styles';

export const tree = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, outline: 'none' });

export const item = style({
  borderRadius: vars.radius.control,
  cursor: 'default',
  outlineOffset: -2,
  selectors: {
    '&[data-href], &[data-selection-mode], &[data-has-child-items]': { cursor: 'pointer' },
    '&[data-hovered]': tint.hover,
    '&[data-pressed]': tint.press,
    '&[data-selected]': { backgroundColor: vars.color.selected },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Each level is indented by one arrow. */
export const line = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.regular,
  paddingInlineStart: 'calc((var(--tree-item-level) - 1) * 24px + 4px)',
  paddingInlineEnd: vars.space[4],
  '@media': { '(pointer: coarse)': { minBlockSize: vars.control.touch } },
});

export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.control,
  color: vars.color.textFaint,
  transition: `rotate ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { '[data-expanded] > * > * > &, [data-expanded] &': { rotate: '90deg' }, '&[data-hovered]': { color: vars.color.text } },
  '@media': { [media.reducedMotion]: { transition: 'none' }, [media.forcedColors]: { color: 'inherit' } },
});
