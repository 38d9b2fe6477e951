import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

/** The options of a group of checkboxes or radios. */
export const choices = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    layout: {
      column: { flexDirection: 'column', gap: vars.space[2] },
      row: { flexWrap: 'wrap', columnGap: vars.space[6], rowGap: vars.space[2] },
    },
  },
});

export const description = style({
  ...textStyle('small'),
  display: 'block',
  color: vars.color.textFaint,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

/** Indented below the checkbox of all. */
export const nested = style({ paddingInlineStart: vars.space[6] });
