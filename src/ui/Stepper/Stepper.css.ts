import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { entry, markSize } from '../StepMark/StepMark.css';
import { textStyle } from '../styles';

const gap = vars.space[3];

export const list = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: { isVertical: { false: { '@media': { [media.tablet]: { flexDirection: 'row', gap } } }, true: {} } },
});

/** The line from a step to the next: down, or sideways if the steps are side by side. */
export const step = recipe({
  base: entry,
  variants: {
    isPassed: { true: { selectors: { '&:not(:last-child)::after': { borderColor: vars.color.accent } } }, false: {} },
    isVertical: {
      true: {},
      false: {
        '@media': {
          [media.tablet]: {
            flex: 1,
            flexDirection: 'column',
            gap,
            paddingBlockEnd: 0,
            selectors: {
              '&:not(:last-child)::after': {
                insetBlock: `calc((${markSize} - ${vars.line.ring}) / 2) auto`,
                insetInline: `calc(${markSize} + ${gap}) 0`,
                borderInlineStartWidth: 0,
                borderBlockStartWidth: vars.line.ring,
              },
            },
          },
        },
      },
    },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'break-word' });

export const hint = style({ ...textStyle('small'), color: vars.color.textFaint });
