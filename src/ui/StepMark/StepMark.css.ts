import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';
import { pxToRem } from '../textScale';

const forced = (background: string, color: string) => ({
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: color, backgroundColor: background, color } as const },
});

/** Width and height of the mark; the title beside it has the same line height. */
export const markSize = pxToRem(24);

export const mark = recipe({
  base: {
    ...textStyle('small'),
    ...tabularNums,
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    border: `${vars.line.hair} solid`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
  },
  variants: {
    state: {
      done: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        ...forced('Canvas', 'CanvasText'),
      },
      current: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.textOnAccent,
        ...forced('Highlight', 'HighlightText'),
      },
      failed: {
        borderColor: vars.color.danger.line,
        backgroundColor: vars.color.danger.soft,
        color: vars.color.danger.text,
        ...forced('Canvas', 'CanvasText'),
      },
      upcoming: {
        borderColor: vars.color.lineControl,
        backgroundColor: vars.color.surface,
        color: vars.color.textSoft,
        ...forced('Canvas', 'GrayText'),
      },
    },
  },
});

/** A mark with its words, and the line down to the next one. */
export const entry = {
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${markSize} + ${vars.space[2]}) ${vars.space[2]}`,
      insetInlineStart: `calc((${markSize} - ${vars.line.ring}) / 2)`,
      border: `0 solid ${vars.color.line}`,
      borderInlineStartWidth: vars.line.ring,
    },
  },
} as const;

/** The text beside a mark, by its state. */
export const title = recipe({
  base: { ...textStyle('body'), minInlineSize: 0, lineHeight: markSize },
  variants: {
    state: {
      done: { color: vars.color.text },
      current: { color: vars.color.text, fontWeight: vars.weight.semibold },
      failed: { color: vars.color.danger.text, fontWeight: vars.weight.medium },
      upcoming: { color: vars.color.textSoft },
    },
  },
});
