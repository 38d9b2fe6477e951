import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

export const identity = recipe({
  base: { display: 'flex', alignItems: 'center' },
  variants: {
    isPassed: {
      true: { gap: vars.space[3] },
      false: {
        gap: vars.space[4],
        padding: `${vars.space[4]} ${vars.space[6]}`,
        borderRadius: vars.radius.card,
        border: `${vars.line.hair} solid ${vars.color.line}`,
        backgroundColor: vars.color.surface,
      },
    },
  },
});
export const identityText = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: { isPassed: { true: { flexWrap: 'wrap', columnGap: vars.space[3] }, false: { flex: 1, flexDirection: 'column' } } },
});

export const task = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: 44 });
export const taskText = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 });
