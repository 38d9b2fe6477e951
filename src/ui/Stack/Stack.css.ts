import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

/** The spacing scale as gap and as padding; shared by the layout primitives. */
export const gap = styleVariants({ none: '0', ...vars.space }, (space) => ({ gap: space }));
export const padding = styleVariants({ none: '0', ...vars.space }, (space) => ({ padding: space }));

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    width: {
      full: {},
      content: { inlineSize: '100%', maxInlineSize: vars.width.content, marginInline: 'auto' },
      reading: { inlineSize: '100%', maxInlineSize: vars.width.reading },
    },
  },
});
