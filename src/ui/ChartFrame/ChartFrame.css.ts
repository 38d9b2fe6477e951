import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  minInlineSize: 0,
  selectors: { '&:fullscreen': { padding: vars.space[4], backgroundColor: vars.color.surface } },
});

export const frame = styleVariants({
  content: [base],
  /** The price axis reaches the edge; tools, figures and time align with the texts of other panels. */
  fill: [base, { blockSize: '100%', minBlockSize: 0, paddingInlineStart: vars.space[4], paddingBlock: vars.space[2] }],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: 0,
});

/** A table keeps its distance from both edges. */
export const tableBody = styleVariants({ content: [body], fill: [body, { paddingInlineEnd: vars.space[4] }] });

export const foot = style({ ...textStyle('small'), color: vars.color.textFaint });
