import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition } from '../styles';

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });

const gap = vars.space[5];
const part = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    gap,
    borderRadius: vars.radius.card,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.ring})` } },
  },
  variants: {
    maxVisible: {
      1: {},
      2: { '@media': { [media.tablet]: { gridAutoColumns: part(2) } } },
      3: { '@media': { [media.tablet]: { gridAutoColumns: part(2) }, [media.desktop]: { gridAutoColumns: part(3) } } },
    },
  },
});

export const slide = style({ minInlineSize: 0, scrollSnapAlign: 'start' });

export const controls = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[2] });

/** Dots that do not fit are clipped; the arrows still reach all slides. */
export const dots = style({ display: 'flex', flexWrap: 'wrap', blockSize: 24, overflow: 'clip', overflowClipMargin: vars.space[2] });

export const dot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  '::before': {
    ...feedbackTransition,
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.lineControl,
  },
  selectors: {
    '&[data-hovered]::before': { backgroundColor: vars.color.textSoft },
    '&[data-pressed]::before': { backgroundColor: vars.color.text },
    '&[aria-current]::before': { inlineSize: 16, backgroundColor: vars.color.accent },
    '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${vars.line.ring})` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { backgroundColor: 'ButtonText' }, '&[aria-current]::before': { backgroundColor: 'Highlight' } },
    },
  },
});
