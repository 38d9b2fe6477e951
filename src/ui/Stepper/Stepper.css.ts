import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

const markSize = '24px';
const gap = vars.space[3];

export const list = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: { isVertical: { false: { '@media': { [media.tablet]: { flexDirection: 'row', gap } } }, true: {} } },
});

/** The line from a step to the next: down, or to the end where steps stand side by side. */
export const step = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlockEnd: vars.space[6],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetBlock: `calc(${markSize} + ${vars.space[2]}) ${vars.space[2]}`,
        insetInlineStart: `calc((${markSize} - ${vars.line.ring}) / 2)`,
        border: `0 solid ${vars.color.line}`,
        borderInlineStartWidth: vars.line.ring,
      },
    },
  },
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

export const label = recipe({
  base: { ...textStyle('body'), lineHeight: markSize },
  variants: {
    state: {
      done: { color: vars.color.text },
      current: { color: vars.color.text, fontWeight: vars.weight.semibold },
      failed: { color: vars.color.danger.text, fontWeight: vars.weight.medium },
      upcoming: { color: vars.color.textSoft },
    },
  },
});

export const hint = style({ ...textStyle('small'), color: vars.color.textFaint });
