import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { group } from '../ButtonGroup/ButtonGroup.css';

export const split = recipe({
  base: group.joined,
  variants: {
    // Two filled halves are separated by a gap, two outlined ones by the border they share.
    tone: { accent: { columnGap: `calc(${vars.line.hair} * 2)` }, neutral: {} },
  },
});

export const more = style({ flexShrink: 0, selectors: { '&&': { paddingInline: vars.space[3] } } });
