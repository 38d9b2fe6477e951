import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { tabularNums as tabular, textStyle } from '../styles';

export const list = style({ minInlineSize: 0 });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: vars.space[4] });
export const first = style({ ...textStyle('body'), minInlineSize: 0 });
globalStyle(`${first} > *`, { flexWrap: 'wrap' });

/** The most important value, at the end of the head. */
export const lead = style({ ...textStyle('small'), ...tabular, flexShrink: 0, textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${lead} > dt`, { color: vars.color.textFaint });
globalStyle(`${lead} > dd`, {
  ...textStyle('body'),
  display: 'flex',
  justifyContent: 'flex-end',
  margin: 0,
  fontWeight: vars.weight.semibold,
});
/** A figure and its equivalent value are stacked. */
globalStyle(`${lead} > dd > *`, { flexDirection: 'column', alignItems: 'flex-end', gap: 0 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
});
export const figure = style({ ...textStyle('small'), ...tabular, minInlineSize: 0, overflowWrap: 'anywhere' });
globalStyle(`${figure} > dt`, { color: vars.color.textFaint });
globalStyle(`${figure} > dd`, { margin: 0 });
/** Two figures of one column are stacked if they do not fit side by side. */
globalStyle(`${figure} > dd > *`, { flexWrap: 'wrap', justifyContent: 'flex-start' });

/** The buttons share the width as far as their texts allow; an icon-only one keeps its own. */
export const actions = style({ display: 'flex' });
globalStyle(`${actions} > *`, { flex: 1, flexWrap: 'wrap', minInlineSize: 0 });
globalStyle(`${actions} > * > button:not([aria-haspopup])`, { flex: '1 1 0', minInlineSize: 'max-content', paddingInline: vars.space[3] });
