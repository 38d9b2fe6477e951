import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

/** Like the box of a read-only field; it grows with its text. */
export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minInlineSize: 0,
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.sunken,
  },
  variants: {
    size: {
      compact: { ...textStyle('dense'), minBlockSize: vars.control.compact, paddingInlineStart: vars.space[3] },
      regular: { ...textStyle('body'), minBlockSize: vars.control.regular, paddingInlineStart: vars.space[4] },
      touch: { ...textStyle('reading'), minBlockSize: vars.control.touch, paddingInlineStart: vars.space[4] },
    },
  },
});

/** A single press selects all of it, in case there is no clipboard. */
export const text = recipe({
  base: {
    flex: 1,
    alignSelf: 'center',
    minInlineSize: 0,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  variants: {
    size: {
      compact: { paddingBlock: `calc(${vars.space[2]} - ${vars.line.hair})` },
      regular: { paddingBlock: `calc(${vars.space[3]} - ${vars.line.hair})` },
      touch: { paddingBlock: vars.space[3] },
    },
  },
});

/** The button covers the border of the box, so that both are as tall as a field. */
export const copy = style({ display: 'inline-flex', flexShrink: 0, margin: `calc(-1 * ${vars.line.hair})` });
