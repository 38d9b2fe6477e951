import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { figures, textStyle } from '../styles';

const markSize = '24px';

/** An event, with a line down to the next. */
export const event = recipe({
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
        borderInlineStart: `${vars.line.ring} solid ${vars.color.line}`,
      },
    },
  },
  variants: {
    // What has not happened hangs on a dotted line: no colour needed.
    isNextUpcoming: { true: { selectors: { '&:not(:last-child)::after': { borderInlineStartStyle: 'dotted' } } }, false: {} },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

/** The instant stands at the end of the title's line, or below a title that needs the line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

export const title = recipe({
  base: { ...textStyle('body'), minInlineSize: 0, lineHeight: markSize },
  variants: {
    state: {
      done: { color: vars.color.text },
      current: { color: vars.color.text, fontWeight: vars.weight.semibold },
      failed: { color: vars.color.danger.text, fontWeight: vars.weight.medium },
      upcoming: { color: vars.color.textSoft },
    },
  },
});

export const time = style({ ...textStyle('small'), ...figures, color: vars.color.textFaint, whiteSpace: 'nowrap' });

export const detail = style({ ...textStyle('dense'), marginBlockStart: vars.space[1], color: vars.color.textSoft });
