import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

export const values = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
});

export const value = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});

export const term = recipe({
  base: { color: vars.color.textFaint },
  variants: { isHidden: { true: visuallyHidden, false: {} } },
});
