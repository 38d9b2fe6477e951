import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** A dotted line marks figures with details behind them. */
export const figure = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  borderBlockEnd: `${vars.line.hair} dotted ${vars.color.textFaint}`,
  '@media': { print: { borderBlockEnd: 'none' } },
});

/** At least the minimum target size, even around a single digit, which keeps its alignment. */
globalStyle(`.${figure} > a`, { display: 'grid', alignContent: 'center', minInlineSize: 24, minBlockSize: 24 });
