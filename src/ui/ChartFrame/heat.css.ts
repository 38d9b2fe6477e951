import { styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Grounds for gains and losses in two strengths, with the text that is legible on each; the text says the sign too. */
export const heats = styleVariants(
  {
    strongRise: [vars.color.rise.solid, vars.color.rise.onSolid],
    rise: [vars.color.rise.soft, vars.color.rise.text],
    none: [vars.color.sunken, vars.color.textSoft],
    fall: [vars.color.fall.soft, vars.color.fall.text],
    strongFall: [vars.color.fall.solid, vars.color.fall.onSolid],
  },
  ([backgroundColor, color]) => ({
    backgroundColor,
    color,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', color: 'CanvasText', border: '1px solid CanvasText' } },
  }),
);
