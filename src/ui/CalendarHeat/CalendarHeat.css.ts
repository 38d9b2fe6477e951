import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { figures, oneLine, textStyle } from '../styles';

export const calendar = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: vars.space[1] });

export const weekday = style({
  ...textStyle('small'),
  blockSize: 24,
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
});

export const day = recipe({
  base: {
    ...textStyle('small'),
    ...figures,
    blockSize: 52,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[1],
    borderRadius: vars.radius.control,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
    '@media': { [media.tablet]: { blockSize: 64, paddingInline: vars.space[3] } },
  },
  variants: { isPressable: { true: { cursor: 'pointer' }, false: {} } },
});

export const dayNumber = style({ display: 'block' });

/** On a narrow screen a figure takes the width of its day and may take a smaller type. */
export const amount = style([
  oneLine,
  { display: 'block', ...textStyle('tag'), '@media': { [media.tablet]: { ...textStyle('dense'), fontWeight: vars.weight.medium } } },
]);
