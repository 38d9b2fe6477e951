import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const card = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    border: `${vars.line.hair} solid ${vars.color.line}`,
    overflow: 'clip',
  },
  variants: {
    tone: {
      surface: { backgroundColor: vars.color.surface },
      sunken: { backgroundColor: vars.color.sunken, borderColor: 'transparent' },
      raised: { backgroundColor: vars.color.raised, boxShadow: vars.shadow.raised },
    },
    density: {
      none: {},
      compact: { padding: vars.space[4] },
      regular: { padding: vars.space[5] },
      generous: { padding: vars.space[6], '@media': { [media.phone]: { padding: vars.space[5] } } },
    },
  },
});
