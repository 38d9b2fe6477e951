import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle, tint } from '../styles';

export const groups = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], minInlineSize: 0 });

export const list = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

/** As tall as a touch target on devices without hover. */
export const entry = style({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: vars.control.touch,
  '@media': { [media.pointer]: { minBlockSize: vars.control.regular } },
});

// Long words wrap instead of widening the list.
globalStyle(`${entry} > a`, { minInlineSize: 0 });

export const title = style({
  ...textStyle('small'),
  ...feedbackTransition,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.control.regular,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.color.textSoft,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { '&[data-hovered]': tint.hover, '&[data-pressed]': tint.press },
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textFaint,
  transition: `rotate ${vars.duration.enter} ${vars.easing.out}`,
  selectors: { '[data-expanded] > h3 &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** Content at the end wraps below the label before the label breaks. */
export const content = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minInlineSize: 0,
});

export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const end = style({ display: 'inline-flex', flexShrink: 0 });

export const folded = style({ inlineSize: '100%' });

// The name of the current page is at the start, the icon that opens the list at the end.
globalStyle(`${folded} > button > span`, { inlineSize: '100%' });
globalStyle(`${folded} > button > span > svg:last-child`, { marginInlineStart: 'auto' });
