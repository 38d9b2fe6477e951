import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

/** Time and prices run from left to right in every language. */
export const plot = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[3],
  minInlineSize: 0,
  direction: 'ltr',
});

export const picture = style({ position: 'relative', cursor: 'crosshair', touchAction: 'pan-y' });

/** Heights grow with the text size; `tall` also takes the remaining height. */
export const plotHeights = styleVariants({ regular: { blockSize: '12.5rem' }, tall: { flex: '1 0 17.5rem' } });

export const axis = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const side = style({
  ...textStyle('small'),
  ...tabularNums,
  position: 'absolute',
  insetInlineEnd: 0,
  color: vars.color.textFaint,
  pointerEvents: 'none',
});

/** Places a value above or below its height, outside the curve, so that neither covers the other. */
export const beside = styleVariants({ above: { transform: 'translateY(-100%)' }, below: { transform: 'translateY(2px)' } });

export const bottom = style({
  ...textStyle('small'),
  ...tabularNums,
  position: 'relative',
  containerType: 'inline-size',
  blockSize: '1.25rem',
  color: vars.color.textFaint,
});

export const tick = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  selectors: { '&:not(:first-child)': { transform: 'translateX(-50%)' } },
  // On a narrow plot only the labels at the ends have room.
  '@container': { '(max-width: 25rem)': { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});

export const end = style({ position: 'absolute', insetInlineEnd: 0, whiteSpace: 'nowrap' });

export const line = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `${vars.line.hair} dashed ${vars.color.lineControl}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});

const point = (color: string) => ({
  position: 'absolute' as const,
  insetInlineStart: -4.5,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  transform: 'translateY(-50%)',
  outline: `${vars.line.ring} solid ${vars.color.surface}`,
  backgroundColor: color,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' as const, backgroundColor: 'Highlight', outlineColor: 'Canvas' } },
});

export const dot = styleVariants({
  rise: point(vars.color.rise.text),
  fall: point(vars.color.fall.text),
  flat: point(vars.color.textFaint),
  accent: point(vars.color.accentText),
});

/** Strokes and fills of a plot's paths. */
const stroke = { fill: 'none', strokeWidth: 1.5, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;
const inForced = { [media.forcedColors]: { forcedColorAdjust: 'none', stroke: 'CanvasText' } } as const;

export const strokes = styleVariants(
  { rise: vars.color.rise.text, fall: vars.color.fall.text, flat: vars.color.textFaint, accent: vars.color.accentText },
  (color) => ({ ...stroke, stroke: color, '@media': inForced }),
);

export const areas = styleVariants(
  { rise: vars.color.rise.text, fall: vars.color.fall.text, flat: vars.color.textFaint, accent: vars.color.accentText },
  (color) => ({
    fill: color,
    opacity: 0.12,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', fill: 'CanvasText' } },
  }),
);

/** The line between gains and losses, or at the price that decides. */
export const limit = style({ ...stroke, strokeWidth: 1, strokeDasharray: '4 4', stroke: vars.color.lineControl, '@media': inForced });
