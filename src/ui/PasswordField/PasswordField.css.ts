import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const below = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const strength = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const steps = style({ display: 'flex', flex: 1, gap: vars.space[2] });

const step = style({
  flex: 1,
  blockSize: 4,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const filled = (color: string) => [
  step,
  { backgroundColor: color, '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } } } as const,
];

/** A step of the scale: not reached, or reached at a weak, fair or good strength. */
export const stepOf = styleVariants({
  empty: [step],
  weak: filled(vars.color.danger.line),
  fair: filled(vars.color.warning.line),
  good: filled(vars.color.success.line),
});

export const word = style({ ...textStyle('small'), minInlineSize: 64, color: vars.color.textSoft, textAlign: 'end' });

export const rules = style({ ...textStyle('small'), display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const rule = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.color.textSoft });
