import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '@/ui/styles';

const rows = 6;
const rowHeight = 28;
const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)', alignItems: 'center' } as const;

/** Reserves the height of its rows. */
export const tape = style({
  ...tabularNums,
  minBlockSize: rowHeight * (rows + 1) + 24,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[4],
});
export const tapeHead = style({ ...columns, minBlockSize: rowHeight });

const arrive = keyframes({ from: { opacity: 0 } });
export const tapeRow = style({
  ...textStyle('dense'),
  ...columns,
  minBlockSize: rowHeight,
  animation: `${arrive} ${vars.duration.enter} ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
globalStyle(`${tapeRow} > :first-child`, { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
globalStyle(`:is(${tapeRow}, ${tapeHead}) > :not(:first-child)`, { textAlign: 'end' });
