import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The hero with the on-chain market. */
export const first = style({
  display: 'grid',
  gap: vars.space[7],
  alignItems: 'start',
  paddingBlock: vars.space[7],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  alignSelf: 'center',
  gap: vars.space[5],
  maxInlineSize: 640,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space[5],
  inlineSize: '100%',
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
export const fact = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

/** Reserves the height of header and rows. */
export const marketHeight = style({ minBlockSize: 36 + 8 * 60 });
const networkHeight = 60;
const gridHeight = (columns: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  minBlockSize: (12 / columns) * networkHeight,
});
/** The network list; reserves space for twelve while loading. */
export const networks = style({
  display: 'grid',
  gridAutoRows: `minmax(${networkHeight}px, auto)`,
  alignContent: 'start',
  gap: vars.space[4],
  ...gridHeight(2),
  '@media': { [media.tablet]: gridHeight(3), [media.desktop]: gridHeight(4) },
});

/** An icon with two lines of text beside it. */
export const tokenCell = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const name = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const answers = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
