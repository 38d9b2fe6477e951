import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition } from '../styles';

/** Covers the hairline between two panels, wide enough to grab. */
export const separator = recipe({
  base: {
    ...feedbackTransition,
    position: 'relative',
    zIndex: 1,
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', backgroundColor: 'transparent' },
      '&:hover::after, &:active::after': { backgroundColor: vars.color.lineStrong },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { backgroundColor: vars.color.focus },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:focus-visible::after': { backgroundColor: 'Highlight' } } } },
  },
  variants: {
    orientation: {
      vertical: {
        inlineSize: 9,
        blockSize: '100%',
        cursor: 'col-resize',
        selectors: { '&::after': { insetBlock: 0, insetInline: 3 } },
      },
      horizontal: {
        blockSize: 9,
        inlineSize: '100%',
        cursor: 'row-resize',
        selectors: { '&::after': { insetInline: 0, insetBlock: 3 } },
      },
    },
  },
});
