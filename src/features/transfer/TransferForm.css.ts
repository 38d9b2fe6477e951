import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { bottomInset } from '@/ui/styles';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });

/** The two accounts and the swap button: stacked on a phone, side by side from tablets on. */
export const accounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'stretch',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: vars.space[4] } },
});

/** Aligned with the boxes, not with their labels. */
export const swap = style({
  justifySelf: 'center',
  transform: 'rotate(90deg)',
  '@media': { [media.tablet]: { paddingBlockStart: `calc(${vars.space[6]} + ${vars.space[2]})`, transform: 'none' } },
});

/** Two values below the amount, one at each side; their line is reserved before they load. */
export const amounts = style({
  minBlockSize: '1lh',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

/** The submit button with the helpers below it; on a page at the lower edge of a phone, while the form is longer than its screen. */
export const actions = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[3] },
  variants: {
    isPage: {
      false: {},
      true: {
        '@media': {
          [media.phone]: {
            position: 'sticky',
            insetBlockEnd: bottomInset,
            zIndex: vars.z.sticky,
            paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
            backgroundColor: vars.color.canvas,
          },
        },
      },
    },
  },
});

/** The help on one side, the page's addition on the other. */
export const helpers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});
