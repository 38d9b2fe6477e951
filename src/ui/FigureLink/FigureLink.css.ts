import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** A dotted line tells figures with something behind them. */
export const figure = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  borderBlockEnd: `${vars.line.hair} dotted ${vars.color.textFaint}`,
  '@media': { print: { borderBlockEnd: 'none' } },
});

/** As large as a pointer needs, also around a single digit, which keeps its side. */
globalStyle(`.${figure} > a`, { display: 'grid', alignContent: 'center', minInlineSize: 24, minBlockSize: 24 });
