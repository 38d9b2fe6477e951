import { styleVariants } from '@vanilla-extract/css';
import { media } from '@tokens/media';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const min = { small: 160, medium: 240, large: 320 };
/** Minimum grid width for four columns, in px; a column is a little narrower than its share because of the gaps. */
const fourFrom = 1180;
const part = (count: number) => `(100% / ${count} - 24px)`;

/** As many columns as fit, none narrower than the named width. */
export const fit = styleVariants(min, (width) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
}));

/** One column on a phone, the given split from tablets on; `mainAside` and `asideMain` from desktops on. */
export const split = styleVariants({
  halves: { display: 'grid', '@media': { [media.tablet]: { gridTemplateColumns: columns(2) } } },
  /** Halves for tables: one column on tablets too. */
  tables: { display: 'grid', '@media': { [media.desktop]: { gridTemplateColumns: columns(2) } } },
  thirds: { display: 'grid', '@media': { [media.tablet]: { gridTemplateColumns: columns(3) } } },
  /** Two columns, or four if the grid itself has room, whatever is beside it. */
  quarters: {
    display: 'grid',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(clamp(${part(4)}, (${fourFrom}px - 100%) * 1000, ${part(2)}), 1fr))`,
      },
    },
  },
  /** Two columns even on a phone, for cards with one figure each; four from desktops on. */
  figures: {
    display: 'grid',
    gridTemplateColumns: columns(2),
    '@media': { [media.desktop]: { gridTemplateColumns: columns(4) } },
  },
  mainAside: { display: 'grid', '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } } },
  asideMain: { display: 'grid', '@media': { [media.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } },
});
