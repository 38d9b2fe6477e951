import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const sparkline = recipe({
  base: { overflow: 'visible', flexShrink: 0, '@media': { [media.forcedColors]: { color: 'CanvasText' } } },
  variants: {
    size: {
      small: { inlineSize: 80, blockSize: 24 },
      regular: { inlineSize: 112, blockSize: 36 },
      wide: { inlineSize: '100%', blockSize: 104 },
    },
    trend: {
      rise: { color: vars.color.rise.text },
      fall: { color: vars.color.fall.text },
      flat: { color: vars.color.textFaint },
    },
  },
});

export const area = style({ fill: 'currentColor', opacity: 0.1, '@media': { [media.forcedColors]: { opacity: 0.25 } } });

const stroke = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;

export const line = style({ ...stroke, strokeWidth: 1.5, strokeLinejoin: 'round' });

/** A zero-length line with round caps: a dot that stays round when the chart is stretched. */
export const end = style({ ...stroke, strokeWidth: 5 });

export const unknown = style({ ...stroke, strokeWidth: 1, strokeDasharray: '2 4', stroke: vars.color.lineStrong });
