import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
});
export const filterSearch = style({ flex: '1 1 200px', minInlineSize: 0, '@media': { [media.desktop]: { maxInlineSize: 320 } } });

/** An icon with two lines beside it. */
export const coinCell = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const coinName = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The actions of a coin, each with a large enough target: on a narrow screen, linked amounts are close above. */
export const coinActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: vars.space[3] });
globalStyle(`.${coinActions} > a`, { display: 'grid', alignContent: 'center', minBlockSize: 24 });
