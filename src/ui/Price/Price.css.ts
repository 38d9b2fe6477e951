import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const fade = (soft: string) => keyframes({ from: { backgroundColor: soft }, to: { backgroundColor: 'transparent' } });
const flash = (soft: string) => ({ animation: `${fade(soft)} ${vars.duration.flash} ${vars.easing.in}` });

/** The flash extends slightly past the digits without moving them. */
export const price = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-flash="rise"]': flash(vars.color.rise.soft),
    '&[data-flash="fall"]': flash(vars.color.fall.soft),
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-flash]': { animation: 'none' } } } },
});
