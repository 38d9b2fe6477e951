import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  ...vars.text.small,
  color: vars.color.textFaint,
});

/** The separator points in reading direction. */
export const separator = style({
  display: 'inline-flex',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
