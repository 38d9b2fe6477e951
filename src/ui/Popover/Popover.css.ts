import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

export const content = recipe({
  base: { outline: 'none', minInlineSize: 0 },
  variants: { density: { none: {}, compact: { padding: vars.space[4] }, regular: { padding: vars.space[5] } } },
});
