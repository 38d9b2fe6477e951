import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';
import { outOfView } from '../VisuallyHidden/VisuallyHidden.css';

/** Query container: a day shows what its width allows at the current text size. */
export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });
const whereFiguresFit = '(min-width: 18rem)';
const whereThereIsRoom = '(min-width: 36rem)';

export const calendar = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: vars.space[1] });

/** Shows only the first letter where the name does not fit; screen readers still read the name. */
export const weekday = style({
  position: 'relative',
  ...textStyle('small'),
  blockSize: 24,
  color: vars.color.textFaint,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
  '@container': { [`not ${whereFiguresFit}`]: { '::after': { content: ['attr(data-letter)', "attr(data-letter) / ''"] } } },
});
export const weekdayName = style({ '@container': { [`not ${whereFiguresFit}`]: outOfView } });

export const day = recipe({
  base: {
    ...textStyle('small'),
    ...tabularNums,
    blockSize: 52,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[1],
    borderRadius: vars.radius.control,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
    '@container': { [whereThereIsRoom]: { blockSize: 64, paddingInline: vars.space[3] } },
  },
  variants: { isPressable: { true: { cursor: 'pointer' }, false: {} } },
});

export const dayNumber = style({ display: 'block' });

/** Never truncated: with little room the type is smaller, with less it is hidden and only the colour and the accessible name remain. */
export const amount = style({
  ...textStyle('tag'),
  display: 'block',
  whiteSpace: 'nowrap',
  '@container': {
    [`not ${whereFiguresFit}`]: { display: 'none' },
    [whereThereIsRoom]: { ...textStyle('dense'), fontWeight: vars.weight.medium },
  },
});
