import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { input } from '../Field/Field.css';

export const composer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** The buttons stay at the last line as the text grows. */
export const row = style({
  alignItems: 'flex-end',
  minBlockSize: vars.control.touch,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
});

/** Grows with its text up to five and a half lines. */
export const area = style([
  input,
  {
    fieldSizing: 'content',
    minBlockSize: vars.control.compact,
    maxBlockSize: '8.5em',
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[2],
    resize: 'none',
  },
]);
