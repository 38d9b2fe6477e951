import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

export const line = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[5],
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  },
  variants: {
    hasTrend: {
      true: { gridTemplateColumns: 'minmax(0, 1fr) 80px minmax(0, auto) 80px', minBlockSize: 48 },
      false: { gridTemplateColumns: 'minmax(0, 1fr) auto 80px', minBlockSize: 36 },
    },
  },
});

export const end = style({ textAlign: 'end' });
