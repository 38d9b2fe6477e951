import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const block = style({
  minInlineSize: 0,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  overflow: 'clip',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const language = style({ ...textStyle('small'), flex: 1, color: vars.color.textSoft });

export const scroller = recipe({
  base: {
    ...textStyle('dense'),
    margin: 0,
    padding: vars.space[5],
    fontFamily: vars.font.mono,
    letterSpacing: 'normal',
    tabSize: 2,
    overflowX: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
  },
  variants: { isWrapped: { true: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, false: {} } },
});

/** The font of the block: a browser's own font for code would make its lines higher. */
export const code = style({ font: 'inherit' });

export const token = styleVariants({
  comment: { color: vars.color.textFaint },
  string: { color: vars.color.success.text },
  number: { color: vars.color.warning.text },
  keyword: { color: vars.color.info.text },
});
