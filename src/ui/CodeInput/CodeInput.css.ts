import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, focusRing } from '../styles';

const length = createVar();
const pitch = createVar();
const gap = vars.space[3];

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

/** The cells of a code, by its length. They shrink with the field; the pitch is the distance from one cell to the next. */
export const code = styleVariants({ 4: '4', 6: '6', 8: '8' }, (count) => ({
  vars: { [length]: count, [pitch]: `calc((min(100cqi, ${length} * 52px) + ${gap}) / ${length})` },
  position: 'relative',
  display: 'flex',
  gap,
  inlineSize: `calc(${pitch} * ${length} - ${gap})`,
  overflow: 'hidden',
  // Room for the focus ring.
  padding: 2,
  margin: -2,
  boxSizing: 'content-box',
}));

export const cell = style({
  ...feedbackTransition,
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: vars.control.touch,
  border: `${vars.line.hair} solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textSoft },
    '[data-focus-within] > &[data-next]': { ...focusRing, outlineOffset: '-1px', borderColor: vars.color.focus },
    '[data-invalid] &': { borderColor: vars.color.danger.line },
    '[data-readonly] &, [data-disabled] > &': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } } } },
});

/** A single input over all cells; its letter spacing centres each digit in its cell. */
export const input = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineStart: 2,
  inlineSize: `calc(${pitch} * (${length} + 1))`,
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.mono,
  fontSize: '1.25rem',
  letterSpacing: `calc(${pitch} - 1ch)`,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: vars.color.textDisabled, WebkitTextFillColor: 'currentColor', opacity: 1, cursor: 'not-allowed' },
  },
  // The backplate that forced colours put behind text would cover the cells.
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText', selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});
