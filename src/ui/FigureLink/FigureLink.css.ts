import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** As tall as a finger or a pointer needs, with a dotted line that tells figures with something behind them. */
export const figure = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  maxInlineSize: '100%',
  borderBlockEnd: `${vars.line.hair} dotted ${vars.color.textFaint}`,
  '@media': { print: { borderBlockEnd: 'none' } },
});
