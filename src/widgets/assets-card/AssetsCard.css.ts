import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The same height with and without a balance; a long balance uses a smaller font, because it must not wrap. */
export const total = recipe({
  base: { display: 'flex', flexDirection: 'column', justifyContent: 'end', gap: vars.space[1], minBlockSize: 54, overflow: 'hidden' },
  variants: {
    length: {
      usual: { ...vars.text.heading, '@media': { [media.tablet]: { ...vars.text.headline, minBlockSize: 62 } } },
      long: {
        ...vars.text.reading,
        fontWeight: vars.weight.semibold,
        '@media': { [media.tablet]: { ...vars.text.heading, minBlockSize: 62 } },
      },
    },
  },
});

export const approximate = style({ display: 'flex', blockSize: 20 });

/** Without icons where the three labels fill the line. */
export const shortcuts = style({
  containerType: 'inline-size',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 160px)' } },
});

globalStyle(`${shortcuts} svg`, { '@container': { '(width < 376px)': { display: 'none' } } });

/** The total and the account balances, side by side if there is space. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** Keeps its height while empty. */
export const dayChange = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[3], minBlockSize: 20 });
