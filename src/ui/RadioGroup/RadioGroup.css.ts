import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { markBox } from '../Checkbox/Checkbox.css';
import { feedbackTransition, focusRing, textStyle, tint } from '../styles';
import { textAdjacentSize } from '../textScale';

/** Outline style of the mark's focus ring; `none` in a card, which has the ring itself. */
const markRing = createVar();

export const options = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    variant: {
      list: { flexDirection: 'column', gap: vars.space[2] },
      row: { flexWrap: 'wrap', columnGap: vars.space[6], rowGap: vars.space[2] },
      grid: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${textAdjacentSize(64)}), 1fr))`,
        gap: vars.space[3],
      },
      cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))', gap: vars.space[4] },
    },
  },
});

const selected = { borderColor: vars.color.accent, backgroundColor: vars.color.selected };

/** The frame of an option in a grid or of a card, which shows the state of the option. */
const box = {
  ...feedbackTransition,
  border: `${vars.line.hair} solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-hovered]': tint.hover,
    '&[data-pressed]': tint.press,
    '&[data-selected]': selected,
    '&[data-invalid]': { borderColor: vars.color.danger.line },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight' }, '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
};

export const radio = recipe({
  base: {
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minInlineSize: 0,
    minBlockSize: 24,
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&[data-readonly]': { cursor: 'default' },
    },
  },
  variants: {
    variant: {
      list: { inlineSize: 'fit-content', paddingBlock: vars.space[1] },
      row: { inlineSize: 'fit-content', paddingBlock: vars.space[1] },
      grid: {
        ...box,
        ...textStyle('small'),
        flexDirection: 'column-reverse',
        alignItems: 'center',
        gap: vars.space[2],
        padding: `${vars.space[3]} ${vars.space[1]}`,
        textAlign: 'center',
        selectors: {
          ...box.selectors,
          // Twice as thick, so that the selection does not depend on colour alone.
          '&[data-selected]': { ...selected, boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.accent}` },
        },
      },
      cards: { ...box, vars: { [markRing]: 'none' }, padding: vars.space[4] },
    },
  },
});

export const mark = style({
  ...markBox,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textSoft },
    '[data-selected] > &': { border: `${textAdjacentSize(6)} solid ${vars.color.accent}`, backgroundColor: vars.color.textOnAccent },
    '[data-selected]:where([data-hovered]) > &': { borderColor: vars.color.accentHover },
    '[data-invalid] > &': { borderColor: vars.color.danger.line },
    '[data-focus-visible] > &': { ...focusRing, outlineStyle: fallbackVar(markRing, 'solid') },
    '[data-disabled] > &': { borderColor: vars.color.textDisabled, backgroundColor: vars.color.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      backgroundColor: 'Canvas',
      selectors: {
        '[data-selected] > &': { borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = style({
  ...textStyle('small'),
  color: vars.color.textSoft,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const end = style({ flexShrink: 0, color: vars.color.textFaint });
