import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, focusRing } from '../styles';
import { starColors } from './Rating.css';

export const choices = style({ display: 'inline-flex', marginInline: -8, fontSize: 28, lineHeight: 1 });

/** A target of 44 px. Hovering a star lights up the stars up to it. */
export const choice = style({
  ...feedbackTransition,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.control.touch,
  blockSize: vars.control.touch,
  borderRadius: vars.radius.control,
  color: starColors.empty,
  cursor: 'pointer',
  selectors: {
    '&[data-full]': { color: starColors.full },
    '&[data-hovered], &:has(~ [data-hovered])': { color: starColors.full },
    '&[data-hovered] ~ &': { color: starColors.empty },
    '&[data-pressed]': { opacity: 0.8 },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-disabled]:not([data-full])': { color: vars.color.line },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'GrayText',
      selectors: { '&[data-full]': { color: 'Highlight' }, '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
});
