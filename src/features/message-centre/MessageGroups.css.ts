import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

export const group = style({ display: 'flex', flexDirection: 'column' });

export const groupTitle = style({
  ...vars.text.small,
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  backgroundColor: vars.color.sunken,
  color: vars.color.textSoft,
  fontWeight: vars.weight.medium,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
