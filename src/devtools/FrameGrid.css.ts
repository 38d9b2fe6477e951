import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const grid = styleVariants({
  whole: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  natural: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[5] },
  halves: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(520px, 100%), 1fr))', gap: vars.space[5] },
  even: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))', gap: vars.space[5] },
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const head = style({ padding: vars.space[3], borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const viewport = style({ flexShrink: 0, overflow: 'hidden', backgroundColor: vars.color.sunken });

export const about = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
