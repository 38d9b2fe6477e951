import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle } from '@/ui/styles';

export const bar = style({ display: 'flex', alignItems: 'center', blockSize: '100%', minInlineSize: 0 });

/** As tall as the header, so that there is no gap between it and the panel for the pointer to cross. */
export const entryBox = style({ position: 'relative', display: 'flex', alignItems: 'center', blockSize: '100%', flexShrink: 0 });

export const entry = style({
  ...textStyle('body'),
  ...feedbackTransition,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.regular,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textSoft,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: vars.color.text },
    '&[data-current]': { color: vars.color.accentText },
  },
  '@media': {
    [media.wide]: { paddingInline: vars.space[4] },
    [media.forcedColors]: { selectors: { '&[aria-expanded="true"]': { outline: `${vars.line.hair} solid` } } },
  },
});

export const chevron = style({
  display: 'inline-flex',
  color: vars.color.textFaint,
  transition: `transform ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const panel = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: vars.z.header,
    minInlineSize: 200,
    maxBlockSize: 'calc(100dvh - 72px)',
    overflowY: 'auto',
    padding: vars.space[3],
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.overlay,
    boxShadow: vars.shadow.overlay,
  },
  variants: { align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
});

export const list = recipe({
  base: { display: 'grid', gap: vars.space[1] },
  variants: { columns: { one: {}, two: { gridTemplateColumns: 'repeat(2, minmax(180px, 1fr))' } } },
});

export const line = style({ display: 'grid', whiteSpace: 'nowrap' });

export const action = style({
  ...textStyle('body'),
  ...feedbackTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.regular,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.color.textSoft,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text } },
});
