import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Keeps its room from the start and shows only once waiting has become noticeable. */
export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  animation: `${appear} ${vars.duration.enter} ${vars.easing.out} ${vars.duration.wait} backwards`,
});

export const bone = recipe({
  base: {
    flexShrink: 0,
    maxInlineSize: '100%',
    backgroundColor: vars.color.skeleton,
    animation: `${breathe} ${vars.duration.pulse} ${vars.easing.inOut} infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px dashed GrayText' },
    },
  },
  variants: {
    shape: {
      /** A line's box is as high as the line it stands for; the bar inside it as high as its letters. */
      text: { blockSize: '0.7em', marginBlock: '0.36em', borderRadius: vars.radius.control },
      row: { blockSize: 12, borderRadius: vars.radius.control },
      block: { borderRadius: vars.radius.card },
      circle: { borderRadius: vars.radius.full },
    },
    length: {
      full: { inlineSize: '100%' },
      long: { inlineSize: '80%' },
      medium: { inlineSize: '56%' },
      short: { inlineSize: '32%' },
      own: {},
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minBlockSize: vars.control.touch,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const lead = style({ flexShrink: 0 });
export const rowText = style({ flex: 1, minInlineSize: 0 });
export const rowFigure = style({ inlineSize: '18%', flexShrink: 0 });
