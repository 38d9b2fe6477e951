import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, tabularNums, focusRing, textStyle } from '../styles';

export const field = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    minInlineSize: 0,
    // A select marks its whole field as focused; the focus ring belongs to its box.
    selectors: { '&[data-focus-visible]': { outline: 'none' } },
  },
  variants: { width: { content: { inlineSize: 'fit-content' }, full: { inlineSize: '100%' } } },
});

/** Content that does not fit beside the label, such as a custom name, wraps to a line of its own. */
export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

export const label = style({
  ...textStyle('dense'),
  color: vars.color.textSoft,
  fontWeight: vars.weight.medium,
  cursor: 'default',
});

export const aside = style({ ...textStyle('small'), color: vars.color.textFaint });

export const note = style({ ...textStyle('small'), color: vars.color.textFaint });

export const error = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger.text,
});

/** The box of a control, shared by fields, selects and combo boxes. */
export const box = recipe({
  base: {
    ...feedbackTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minInlineSize: 0,
    border: `${vars.line.hair} solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    textAlign: 'start',
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.textSoft },
      '&:has([data-focused]), &:has(:focus-visible)': { ...focusRing, outlineOffset: '-1px', borderColor: vars.color.focus },
      '[data-invalid] &, &[data-invalid]': { borderColor: vars.color.danger.line },
      '[data-invalid] &:has([data-focused])': { outlineColor: vars.color.danger.line },
      '[data-readonly] &': { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
      '[data-disabled] &, &[data-disabled]': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-disabled] &, &[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  },
  variants: {
    size: {
      compact: { ...textStyle('dense'), minBlockSize: vars.control.compact, paddingInline: vars.space[3] },
      regular: { ...textStyle('body'), minBlockSize: vars.control.regular, paddingInline: vars.space[4] },
      touch: { ...textStyle('reading'), minBlockSize: vars.control.touch, paddingInline: vars.space[4] },
    },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
  // iOS zooms into inputs with smaller text.
  '@media': { '(pointer: coarse)': { fontSize: 'max(1rem, 1em)' } },
});

export const numericInput = style([input, tabularNums]);

/** Wraps a figure and its unit or buttons, which move below it if large text leaves the figure too little room. */
export const folding = style({ flexWrap: 'wrap' });
export const wholeFigure = style([numericInput, { flexBasis: '9ch' }]);

export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  color: vars.color.textFaint,
  selectors: { [`${folding} > &:last-child`]: { marginInlineStart: 'auto' } },
});
