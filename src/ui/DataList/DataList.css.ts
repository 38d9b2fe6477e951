import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle, tint } from '../styles';

export const list = style({ minInlineSize: 0 });

/** Wraps the skeletons of rows that are still loading. */
export const waiting = style({ paddingInline: vars.space[5] });

export const row = recipe({
  base: {
    ...textStyle('body'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(46%) auto',
    alignItems: 'center',
    minBlockSize: 60,
    paddingInline: vars.space[5],
    paddingBlock: vars.space[3],
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
  },
  variants: { isPressable: { true: { selectors: { '&:hover': tint.hover, '&:active': tint.press } }, false: {} } },
});

export const mark = style({ display: 'inline-flex', marginInlineEnd: vars.space[4] });

/** In the second column, with or without a mark. */
export const words = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], minInlineSize: 0, fontWeight: vars.weight.medium },
  variants: { isUnread: { true: { fontWeight: vars.weight.semibold }, false: {} } },
});

/** A title of several parts, such as a pair with a badge. */
export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3], minInlineSize: 0 });

export const dot = style({
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const note = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  color: vars.color.textSoft,
});

/** A figure is never cut off: the text beside it wraps. Content below it, such as a time, wraps before that text breaks. */
export const figures = style({
  gridColumn: 3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  marginInlineStart: vars.space[4],
  textAlign: 'end',
});

/** Above the press target of the row. */
export const action = style({ position: 'relative', zIndex: 1, display: 'inline-flex' });

export const chevron = recipe({
  base: {
    gridColumn: 4,
    display: 'inline-flex',
    marginInlineStart: vars.space[3],
    color: vars.color.textFaint,
    transition: `rotate ${vars.duration.enter} ${vars.easing.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { isOpen: { true: { rotate: '180deg' }, false: {} } },
});

/** Its press target is the whole row. */
export const opener = style({
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:focus-visible': { outlineOffset: 0 } },
});

/** Above the press target of the row, so that its content can be pressed. */
export const detail = style({
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[3],
  backgroundColor: 'inherit',
  cursor: 'auto',
});
