import { recipe } from '@vanilla-extract/recipes';
import { roomy } from './TradeDesk.css';

/** A separator overlaps each adjacent panel by half its width. */
const overlap = -5;

const width = {
  wide: { display: 'none', '@media': { [roomy]: { display: 'flex' } } },
  narrow: { '@media': { [roomy]: { display: 'none' } } },
  all: {},
} as const;

/** The separator at the edge of a column, below the ticker bar. */
export const columnEdge = recipe({
  base: { display: 'flex' },
  variants: {
    column: {
      book: { gridColumn: 'book', gridRow: '2 / 4' },
      tape: { gridColumn: 'tape', gridRow: '2 / 4' },
      form: { gridColumn: 'form', gridRow: '2 / -1' },
    },
    side: {
      start: { justifySelf: 'start', marginInlineStart: overlap },
      end: { justifySelf: 'end', marginInlineEnd: overlap },
    },
    on: width,
  },
  defaultVariants: { on: 'all' },
});

/** The separator at the upper edge of a row. */
export const rowEdge = recipe({
  base: { alignSelf: 'start', marginBlockStart: overlap },
  variants: { row: { tape: { gridArea: 'tape' }, tabs: { gridArea: 'tabs' } }, on: width },
  defaultVariants: { on: 'all' },
});
