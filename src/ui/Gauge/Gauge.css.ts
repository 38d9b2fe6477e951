import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

export const gauge = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  inlineSize: '100%',
});

export const label = style({ ...textStyle('dense'), color: vars.color.textSoft, textAlign: 'center' });

/** The scale runs from left to right in every language. */
export const dial = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '15rem',
  containerType: 'inline-size',
  direction: 'ltr',
});

export const half = style({ inlineSize: '100%', fill: 'none' });

export const arc = styleVariants(
  {
    accent: vars.color.accent,
    neutral: vars.color.textFaint,
    info: vars.color.info.solid,
    success: vars.color.success.solid,
    warning: vars.color.warning.solid,
    danger: vars.color.danger.solid,
  },
  (stroke) => ({ stroke, strokeWidth: 7, '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', stroke: 'CanvasText' } } }),
);

export const zone = recipe({
  base: {},
  variants: {
    isCurrent: {
      true: { '@media': { [media.forcedColors]: { stroke: 'Highlight' } } },
      false: { opacity: 0.55 },
    },
  },
});

/** On the arc, with an outline that sets it apart from every zone. */
export const mark = style({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Under the arc. */
export const valueStyle = style({
  ...textStyle('heading'),
  ...tabularNums,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  // A small dial has little room.
  '@container': { '(max-width: 11.25rem)': textStyle('body') },
});

export const zoneName = style({ ...textStyle('body'), color: vars.color.textSoft, textAlign: 'center' });

export const legend = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const name = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] },
  variants: { isCurrent: { true: { color: vars.color.text, fontWeight: vars.weight.medium }, false: { color: vars.color.textFaint } } },
});

export const swatch = style({ inlineSize: 8, blockSize: 8, borderRadius: vars.radius.full, overflow: 'hidden' });
