import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const frame = style({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0 });

/** Filled from its end: new messages stay in view without a script, and the reading position is kept. */
export const log = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column-reverse',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  marginBlockEnd: 'auto',
  padding: vars.space[5],
});

const across = { content: '""', flex: 1, borderBlockStart: `${vars.line.hair} solid currentColor` } as const;

export const day = style({ ...textStyle('small'), color: vars.color.textFaint, textAlign: 'center' });

export const unread = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  selectors: { '&::before, &::after': across },
});

export const typing = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textSoft,
});

export const dots = style({ display: 'inline-flex', gap: vars.space[1] });

export const latest = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[5],
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
});
