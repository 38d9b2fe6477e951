import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const formWidth = 448;

export const layout = recipe({
  base: { paddingBlockStart: vars.space[6], '@media': { [media.tablet]: { paddingBlockStart: vars.space[9] } } },
  variants: {
    hasAside: {
      true: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${formWidth}px) minmax(0, 600px)`,
        justifyContent: 'space-between',
        alignItems: 'start',
        gap: vars.space[9],
      },
      false: {},
    },
  },
});

/** Full width on a phone, framed and centred on wider screens, and without a frame beside the live market. */
export const form = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0 },
  variants: {
    hasAside: {
      true: { paddingBlock: vars.space[6] },
      false: {
        '@media': {
          [media.tablet]: {
            maxInlineSize: formWidth,
            marginInline: 'auto',
            padding: vars.space[7],
            border: `${vars.line.hair} solid ${vars.color.line}`,
            borderRadius: vars.radius.dialog,
            backgroundColor: vars.color.surface,
          },
        },
      },
    },
  },
});

export const side = style({ minInlineSize: 0 });
