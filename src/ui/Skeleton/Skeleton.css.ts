import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

const appears = `${appear} ${vars.duration.enter} ${vars.easing.out} ${vars.duration.wait} backwards`;
const breathes = `${breathe} ${vars.duration.pulse} ${vars.easing.inOut} calc(${vars.duration.wait} + ${vars.duration.enter}) infinite`;

/** Takes up its space at once and becomes visible only after a delay. Animated as a whole: each animated bar would cost a layer and a style calculation of its own. */
export const skeleton = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    animation: `${appears}, ${breathes}`,
    '@media': { [media.reducedMotion]: { animation: appears } },
  },
  variants: {
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, end: { alignItems: 'flex-end' } },
    fills: { true: { flex: 1, minBlockSize: 0 } },
  },
});

export const bone = recipe({
  base: {
    flexShrink: 0,
    maxInlineSize: '100%',
    backgroundColor: vars.color.skeleton,
    '@media': { [media.forcedColors]: { border: '1px dashed GrayText' } },
  },
  variants: {
    shape: {
      // The bar is as tall as the letters; its margins fill the rest of the line.
      text: { blockSize: '0.72em', marginBlock: 'calc((1lh - 0.72em) / 2)', borderRadius: vars.radius.control },
      block: { borderRadius: vars.radius.card },
      fill: { flex: 1, borderRadius: vars.radius.card },
      circle: { borderRadius: vars.radius.full },
    },
    length: {
      full: { inlineSize: '100%' },
      long: { inlineSize: '80%' },
      medium: { inlineSize: '56%' },
      short: { inlineSize: '32%' },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  alignSelf: 'stretch',
  minBlockSize: vars.control.touch,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
});

export const rowText = style({ flex: 1, minInlineSize: 0 });
export const rowFigure = style({ display: 'flex', justifyContent: 'flex-end', inlineSize: '25%' });
