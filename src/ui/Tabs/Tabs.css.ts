import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle, tint } from '../styles';

export const tabs = recipe({
  // The root counts as focused with anything inside it; the focus ring is only for the root itself.
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0, selectors: { '&[data-focus-visible]': { outline: 'none' } } },
  variants: { fills: { true: { flex: 1, minBlockSize: 0 }, false: {} } },
});

/** Not printed: tabs cannot be switched on paper. */
export const list = recipe({
  base: { display: 'flex', minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none', '@media': { print: { display: 'none' } } },
  variants: {
    variant: {
      underline: { gap: vars.space[5], '@media': { [media.tablet]: { gap: vars.space[6] } }, boxShadow: `inset 0 -1px ${vars.color.line}` },
      segment: {
        gap: vars.space[1],
        padding: vars.space[1],
        inlineSize: 'fit-content',
        maxInlineSize: '100%',
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.sunken,
      },
      chip: { gap: vars.space[2] },
    },
    fills: {
      true: { flexShrink: 0, paddingInline: vars.space[5], '@media': { [media.tablet]: { paddingInline: vars.space[4] } } },
      false: {},
    },
    wraps: { true: { flexWrap: 'wrap', columnGap: vars.space[5], rowGap: 0 }, false: {} },
  },
});

/** Forced colours remove backgrounds and shadows, so the selected tab uses the system's selection colours. */
const selectedInForcedColors = {
  [media.forcedColors]: {
    selectors: { '&[data-selected]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
  },
} as const;

export const tab = recipe({
  base: {
    ...feedbackTransition,
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 24,
    color: vars.color.textSoft,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[data-pressed]': { ...tint.press, color: vars.color.text },
      '&[data-selected]': { color: vars.color.text },
      '&[data-focus-visible]': { outlineOffset: '-2px', borderRadius: vars.radius.control },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
  variants: {
    size: {
      compact: { ...textStyle('dense'), fontWeight: vars.weight.medium, minBlockSize: vars.control.compact },
      regular: { ...textStyle('body'), fontWeight: vars.weight.medium, minBlockSize: vars.control.regular },
      large: { ...textStyle('title'), minBlockSize: vars.control.touch },
    },
    variant: {
      underline: {
        borderBlockEnd: `2px solid transparent`,
        selectors: { '&[data-selected]': { borderBlockEndColor: vars.color.accent } },
        // Forced colours would draw a transparent line too.
        '@media': {
          [media.forcedColors]: {
            borderBlockEndColor: 'Canvas',
            selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight', color: 'Highlight' } },
          },
        },
      },
      segment: {
        flex: 1,
        minInlineSize: 'max-content',
        paddingInline: vars.space[4],
        borderRadius: vars.radius.control,
        selectors: {
          '&[data-selected]': { backgroundColor: vars.color.raised, boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.line}` },
        },
        '@media': selectedInForcedColors,
      },
      chip: {
        paddingInline: vars.space[4],
        borderRadius: vars.radius.control,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.hover },
          '&[data-selected]': { backgroundColor: vars.color.press, color: vars.color.text },
        },
        '@media': selectedInForcedColors,
      },
    },
  },
});

// Compact tabs are closer together. Rules without a class name of their own add no script.
const compact = tab.classNames.variants.size.compact;
const lists = list.classNames.variants.variant;
globalStyle(`${lists.segment} > ${compact}`, { paddingInline: vars.space[3] });
globalStyle(`${lists.underline}:has(> ${compact})`, { columnGap: vars.space[5] });

export const count = style({ ...textStyle('small'), color: vars.color.textFaint });

export const panel = recipe({
  base: { minInlineSize: 0, selectors: { '&[data-focus-visible]': { outlineOffset: 0 } } },
  variants: {
    fills: {
      true: {
        display: 'flex',
        flex: 1,
        flexDirection: 'column',
        minBlockSize: 0,
        selectors: { '&[data-focus-visible]': { outlineOffset: -2 } },
      },
      false: { paddingBlockStart: vars.space[5] },
    },
  },
});
