import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const dotSize = 8;
const markSize = 32;
/** Width of the icon column. */
const margin = `calc(${vars.space[5]} + ${markSize}px + ${vars.space[4]})`;

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

export const mark = recipe({
  base: {
    position: 'absolute',
    insetInlineStart: vars.space[5],
    insetBlockStart: vars.space[4],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    borderRadius: vars.radius.full,
  },
  variants: {
    isUnread: {
      true: { backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
      false: { backgroundColor: vars.color.sunken, color: vars.color.textSoft },
    },
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

export const when = style({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', gap: vars.space[2] });

export const dot = style({
  position: 'absolute',
  insetInlineStart: `calc(${vars.space[5]} + ${markSize - dotSize}px)`,
  insetBlockStart: vars.space[4],
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

/** The title of a clickable message without a target; looks like a link. */
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
