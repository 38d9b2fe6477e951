import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';
import { pxToRem } from '../textScale';
import { levelHeight } from './BookSide.css';
import { lastHeight } from './LastPrice.css';

/** As tall as the loaded book: the headers, the levels and the last price. */
export const waiting = style({
  ...textStyle('small'),
  position: 'relative',
  paddingBlockStart: pxToRem(levelHeight),
  paddingBlockEnd: pxToRem(lastHeight),
  paddingInline: vars.space[4],
});

export const waitingRow = style({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space[5],
  blockSize: pxToRem(levelHeight),
});

globalStyle(`${waitingRow} > :not(:first-child)`, { marginInlineStart: 'auto' });
