import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, focusRing, textStyle } from '../styles';

/** On a phone the tools are in one row that scrolls. */
export const toolRow = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [`not all and ${media.tablet}`]: { display: 'grid', gridTemplateColumns: 'max-content' } },
});

/** Time runs from left to right in every language. */
export const area = recipe({
  base: { ...textStyle('tag'), ...tabularNums, position: 'relative', direction: 'ltr', minInlineSize: 0, forcedColorAdjust: 'none' },
  variants: {
    height: { content: { blockSize: 400 }, fill: { flex: '1 1 auto', minBlockSize: 240 } },
  },
});

export const host = style({ position: 'absolute', inset: 0 });

/** Takes and shows the focus; the pointer reaches the picture below. */
export const cursor = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
});

export const swatchColor = styleVariants(
  {
    text: [vars.color.textFaint, 'CanvasText'],
    line: [vars.color.line, 'GrayText'],
    cross: [vars.color.textSoft, 'CanvasText'],
    rise: [vars.color.rise.text, 'CanvasText'],
    fall: [vars.color.fall.text, 'GrayText'],
    flat: [vars.color.lineStrong, 'GrayText'],
    accent: [vars.color.accentText, 'Highlight'],
    first: [vars.color.warning.text, 'CanvasText'],
    second: [vars.color.accentText, 'LinkText'],
    third: [vars.color.info.text, 'Highlight'],
    surface: [vars.color.surface, 'Canvas'],
  },
  ([color, forced]) => ({ color, '@media': { [media.forcedColors]: { color: forced } } }),
);

export const marks = style({ position: 'absolute', inset: 0, zIndex: 2, overflow: 'hidden', pointerEvents: 'none' });

export const mark = recipe({
  base: {
    ...textStyle('tag'),
    ...tabularNums,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: vars.space[3],
    display: 'flex',
    alignItems: 'center',
    blockSize: 24,
    marginBlockStart: -12,
    paddingInline: vars.space[3],
    border: `${vars.line.hair} solid currentColor`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', color: 'CanvasText' } },
  },
  variants: {
    tone: {
      rise: { color: vars.color.rise.text },
      fall: { color: vars.color.fall.text },
      accent: { color: vars.color.accentText },
      first: { color: vars.color.warning.text },
    },
    isMovable: {
      true: { cursor: 'ns-resize', pointerEvents: 'auto', touchAction: 'none', borderStyle: 'dashed' },
      false: {},
    },
    isDraft: { true: { borderStyle: 'solid', backgroundColor: vars.color.selected }, false: {} },
  },
});

export const grip = style({ marginInlineEnd: vars.space[2] });
