import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textAdjacentSize } from '../textScale';

/** The ten fills in the order of the web3 colour ids. */
export const fills = styleVariants({
  0: { backgroundColor: vars.badge.violet },
  1: { backgroundColor: vars.badge.indigo },
  2: { backgroundColor: vars.badge.azure },
  3: { backgroundColor: vars.badge.cyan },
  4: { backgroundColor: vars.badge.teal },
  5: { backgroundColor: vars.badge.fern },
  6: { backgroundColor: vars.badge.olive },
  7: { backgroundColor: vars.badge.ochre },
  8: { backgroundColor: vars.badge.clay },
  9: { backgroundColor: vars.badge.rose },
});

const square = (size: number) => ({
  inlineSize: textAdjacentSize(size),
  blockSize: textAdjacentSize(size),
  fontSize: textAdjacentSize(Math.round(size * 0.4)),
});

export const avatar = recipe({
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    color: vars.color.onBadge,
    fontWeight: vars.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    forcedColorAdjust: 'none',
  },
  variants: { size: { small: square(24), regular: square(32), large: square(48), huge: square(72) } },
});
