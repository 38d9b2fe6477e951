import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textAdjacentSize } from '../textScale';

export const coin = styleVariants({ small: 16, regular: 20, large: 24, huge: 36 }, (size) => ({
  flexShrink: 0,
  inlineSize: textAdjacentSize(size),
  blockSize: textAdjacentSize(size),
  borderRadius: vars.radius.full,
  color: vars.color.onBadge,
  forcedColorAdjust: 'none',
}));

export const letters = style({
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.02em',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fill: 'currentColor',
});
export const facet = style({ fill: 'currentColor', opacity: 0.2 });

export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const solid = style({ fill: 'currentColor' });
