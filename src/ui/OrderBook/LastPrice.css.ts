import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';
import { pxToRem } from '../textScale';

/** Height of the last price between the sides, in px at the default font size. */
export const lastHeight = 40;

/** Content that does not fit beside the price wraps below it, out of view: no number is cut off. Changes inside do not affect the layout around it. */
export const last = style({
  ...tabularNums,
  contain: 'strict',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  overflow: 'hidden',
  blockSize: pxToRem(lastHeight),
  paddingInline: vars.space[4],
});

export const price = style({
  ...textStyle('reading'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: pxToRem(lastHeight),
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  color: vars.color.text,
  selectors: {
    '&[data-trend="rise"]': { color: vars.color.rise.text },
    '&[data-trend="fall"]': { color: vars.color.fall.text },
    '[data-stale] &': { color: vars.color.textFaint },
  },
});

export const aside = style({
  ...textStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
  blockSize: pxToRem(lastHeight),
  whiteSpace: 'nowrap',
  color: vars.color.textFaint,
});
