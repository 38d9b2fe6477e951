import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { entry } from '../StepMark/StepMark.css';
import { tabularNums, textStyle } from '../styles';

/** An event, with a line down to the next. */
export const event = recipe({
  base: entry,
  variants: {
    // A dotted line leads to events that have not happened yet, regardless of colour.
    isNextUpcoming: { true: { selectors: { '&:not(:last-child)::after': { borderInlineStartStyle: 'dotted' } } }, false: {} },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

/** The time is at the end of the title's line, or below a title that needs the whole line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

export const time = style({ ...textStyle('small'), ...tabularNums, color: vars.color.textFaint, whiteSpace: 'nowrap' });

export const detail = style({ ...textStyle('dense'), marginBlockStart: vars.space[1], color: vars.color.textSoft });
