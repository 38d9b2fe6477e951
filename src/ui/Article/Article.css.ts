import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

/** The contents list is beside the text if there is room, otherwise above it. */
export const article = recipe({
  base: { display: 'grid', gap: vars.space[7] },
  variants: {
    hasContents: {
      true: { '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.width.reading}) minmax(160px, 240px)` } } },
      false: {},
    },
  },
});

export const contents = style({
  '@media': {
    [media.desktop]: { order: 1, position: 'sticky', insetBlockStart: vars.space[8], alignSelf: 'start' },
  },
});

export const body = style({
  ...textStyle('reading'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
  maxInlineSize: vars.width.reading,
  overflowWrap: 'break-word',
});

globalStyle(`${body} > * + h2`, { marginBlockStart: vars.space[6] });
globalStyle(`${body} > * + h3`, { marginBlockStart: vars.space[4] });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInlineStart: vars.space[7],
  selectors: { 'ul&': { listStyle: 'disc' }, 'ol&': { listStyle: 'decimal' } },
});
globalStyle(`${list} > li`, { display: 'list-item' });

export const quote = style({
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.line.ring} solid ${vars.color.lineStrong}`,
  margin: 0,
  color: vars.color.textSoft,
});

export const strong = style({ fontWeight: vars.weight.semibold });

export const code = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

export const picture = style({ alignSelf: 'flex-start', borderRadius: vars.radius.card });

export const rule = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
