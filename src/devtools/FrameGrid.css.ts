import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const grid = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[5] });

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

export const glass = style({ overflow: 'hidden', backgroundColor: vars.color.sunken });
