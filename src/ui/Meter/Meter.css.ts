import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

export const meter = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 });

export const head = style({
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

export const label = style({ minInlineSize: 0, color: vars.color.textSoft, overflowWrap: 'break-word' });

export const reading = style({ ...tabularNums, color: vars.color.text, fontWeight: vars.weight.medium });

/** As tall as the needle, which extends beyond the bar on both sides. */
export const track = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: vars.space[1], blockSize: 16 });

/** Filled up to the value. */
export const zone = style({
  position: 'relative',
  flexBasis: 0,
  minInlineSize: vars.space[2],
  blockSize: 8,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { backgroundColor: vars.color.accent },
      neutral: { backgroundColor: vars.color.textFaint },
      info: { backgroundColor: vars.color.info.solid },
      success: { backgroundColor: vars.color.success.solid },
      warning: { backgroundColor: vars.color.warning.solid },
      danger: { backgroundColor: vars.color.danger.solid },
    },
  },
});

/** Above the bar rather than in it, so that it stays visible in a filled zone. */
export const needle = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 4,
  marginInlineStart: -2,
  borderRadius: vars.radius.full,
  outline: `${vars.line.hair} solid ${vars.color.surface}`,
  backgroundColor: vars.color.text,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', outlineColor: 'Canvas' } },
});

/** Words are never broken: on a narrow screen a name may slightly exceed its zone. */
export const names = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.textFaint,
});

export const name = recipe({
  base: { flexBasis: 0, minInlineSize: 'min-content' },
  variants: { isHere: { true: { color: vars.color.text, fontWeight: vars.weight.medium }, false: {} } },
});

export const hint = style({ ...textStyle('small'), color: vars.color.textFaint });
