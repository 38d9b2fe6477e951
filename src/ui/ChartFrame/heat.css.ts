import { styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** A mix of the soft and the solid colour of a trend, close enough to the soft one for page text to be legible on it. */
const between = ({ soft, solid }: { readonly soft: string; readonly solid: string }) => `color-mix(in oklab, ${solid} 36%, ${soft})`;

/** Backgrounds for gains and losses in three strengths, each with a legible text colour; the text also shows the sign. */
export const heats = styleVariants(
  {
    strongRise: [vars.color.rise.solid, vars.color.rise.onSolid],
    mediumRise: [between(vars.color.rise), vars.color.text],
    weakRise: [vars.color.rise.soft, vars.color.rise.text],
    none: [vars.color.sunken, vars.color.textSoft],
    weakFall: [vars.color.fall.soft, vars.color.fall.text],
    mediumFall: [between(vars.color.fall), vars.color.text],
    strongFall: [vars.color.fall.solid, vars.color.fall.onSolid],
  },
  ([backgroundColor, color]) => ({
    backgroundColor,
    color,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', color: 'CanvasText', border: '1px solid CanvasText' } },
  }),
);
