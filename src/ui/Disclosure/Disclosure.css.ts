import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle, tint } from '../styles';

export const group = style({ inlineSize: '100%' });

export const item = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
});

export const trigger = style({
  ...textStyle('reading'),
  ...feedbackTransition,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
  inlineSize: '100%',
  minBlockSize: vars.control.touch,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': tint.hover,
    '&[data-pressed]': tint.press,
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textFaint,
  transition: `rotate ${vars.duration.enter} ${vars.easing.out}`,
  selectors: { '[data-expanded] > h2 &, [data-expanded] > h3 &, [data-expanded] > h4 &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const panel = style({
  ...textStyle('reading'),
  paddingInline: vars.space[3],
  color: vars.color.textSoft,
  selectors: { '[data-expanded] > &': { paddingBlockEnd: vars.space[5] } },
});
