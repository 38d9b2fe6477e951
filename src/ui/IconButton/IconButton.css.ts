import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle, tint } from '../styles';
import { textAdjacentSize } from '../textScale';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const iconButton = recipe({
  base: {
    ...feedbackTransition,
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    border: `${vars.line.hair} solid transparent`,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': tint.hover,
      '&[data-pressed], &[aria-expanded="true"]': tint.press,
      '&[aria-pressed="true"]': { color: vars.color.accentText },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' }, '&[aria-pressed="true"]': { color: 'Highlight' } } },
    },
  },
  variants: {
    tone: {
      quiet: { color: vars.color.textSoft, selectors: { '&[data-hovered]': { color: vars.color.text } } },
      neutral: { borderColor: vars.color.lineStrong, backgroundColor: vars.color.surface, color: vars.color.text },
    },
    size: {
      small: square(textAdjacentSize(24)),
      compact: square(vars.control.compact),
      regular: square(vars.control.regular),
      touch: square(vars.control.touch),
    },
  },
});

export const glyph = style({ display: 'inline-flex' });

// A selected toggle is filled, such as the star of a favourite.
globalStyle(`[aria-pressed="true"] > ${glyph} > svg`, { fill: 'currentColor' });

export const badge = style({
  ...textStyle('tag'),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '55%',
  minInlineSize: 16,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger.solid,
  color: vars.color.danger.onSolid,
  textAlign: 'center',
  pointerEvents: 'none',
});
