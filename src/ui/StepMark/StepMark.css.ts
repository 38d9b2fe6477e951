import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { figures, textStyle } from '../styles';

const forced = (background: string, color: string) => ({
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: color, backgroundColor: background, color } as const },
});

export const mark = recipe({
  base: {
    ...textStyle('small'),
    ...figures,
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 24,
    blockSize: 24,
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
