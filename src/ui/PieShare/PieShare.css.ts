import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { oneLine, textStyle } from '../styles';

export const share = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space[6] } },
});

/** Large enough for its total at any text size. */
export const chart = style({ position: 'relative', flexShrink: 0, inlineSize: '9rem', blockSize: '9rem' });

/** Starts at the top. */
export const donut = style({ display: 'block', inlineSize: '100%', blockSize: '100%', transform: 'rotate(-90deg)', fill: 'none' });

export const middle = style({
  position: 'absolute',
  inset: '1.25rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
});

export const arc = style({ strokeWidth: 4, forcedColorAdjust: 'none' });

export const legend = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: 480,
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '1 1 8rem' } },
});

export const entry = style({ ...vars.text.body, display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const swatch = style({
  flexShrink: 0,
  inlineSize: 12,
  blockSize: 12,
  borderRadius: vars.radius.control,
  backgroundColor: 'currentColor',
  forcedColorAdjust: 'none',
});

export const name = style({ ...oneLine, flexGrow: 1 });

/** Wide enough for the notes of a legend to align. */
export const note = style({ ...textStyle('dense'), flexShrink: 0, minInlineSize: 56, textAlign: 'end', color: vars.color.textFaint });

/** Ordered so that neighbours differ most; the eleventh slice starts over. */
export const hues = styleVariants(
  {
    violet: vars.badge.violet,
    teal: vars.badge.teal,
    ochre: vars.badge.ochre,
    azure: vars.badge.azure,
    rose: vars.badge.rose,
    fern: vars.badge.fern,
    indigo: vars.badge.indigo,
    clay: vars.badge.clay,
    cyan: vars.badge.cyan,
    olive: vars.badge.olive,
  },
  (color) => ({ color, stroke: color }),
);
