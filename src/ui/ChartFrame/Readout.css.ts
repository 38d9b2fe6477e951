import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

export const readout = style({
  ...textStyle('small'),
  ...tabularNums,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minInlineSize: 0,
  minBlockSize: 20,
  paddingInlineEnd: vars.space[3],
});

export const visuallyHiddenList = visuallyHidden;

export const figure = style({ display: 'inline-flex', gap: vars.space[2], whiteSpace: 'nowrap' });

export const term = style({ color: vars.color.textFaint, selectors: { '&:empty': { display: 'none' } } });

/** Colours of the figures, and of the lines they belong to. */
export const tones = styleVariants(
  {
    plain: vars.color.text,
    rise: vars.color.rise.text,
    fall: vars.color.fall.text,
    flat: vars.color.textSoft,
    first: vars.color.warning.text,
    second: vars.color.accentText,
    third: vars.color.info.text,
  },
  (color) => ({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);
