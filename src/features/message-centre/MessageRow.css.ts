import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const dotSize = 6;
/** Width of the column that holds the unread dot, so that read and unread titles line up. */
const margin = vars.space[5];

export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInlineStart: margin,
  paddingInlineEnd: vars.space[5],
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: margin,
      insetInlineEnd: 0,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
    },
    '&:hover:has(a, button)': { backgroundColor: vars.color.hover },
  },
});

export const head = style({
  ...vars.text.body,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const when = style({ flexShrink: 0 });

export const dot = style({
  position: 'absolute',
  insetInlineStart: `calc((${margin} - ${dotSize}px) / 2)`,
  insetBlockStart: `calc(${vars.space[4]} + (1lh - ${dotSize}px) / 2)`,
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

/** The title of a clickable message without a target: looks like the links beside it. */
export const pressed = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const body = style(vars.text.dense);
