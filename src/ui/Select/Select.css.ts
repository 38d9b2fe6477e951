import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { oneLine } from '../styles';

export const value = style({
  ...oneLine,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 1,
  selectors: { '&[data-placeholder]': { color: vars.color.textFaint }, '[data-disabled] &': { color: 'inherit' } },
});

export const chevron = style({
  display: 'inline-flex',
  color: vars.color.textFaint,
  transition: `transform ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { '[data-open] &': { transform: 'rotate(180deg)' } },
});

export const popover = style({ inlineSize: 'max(var(--trigger-width), 160px)' });

/** The list of a field that is only as wide as its value: the options need more width. */
export const widePopover = style({ inlineSize: `max(var(--trigger-width), ${vars.width.menu})` });
