import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const shortcut = style({ display: 'inline-flex', gap: vars.space[1], flexShrink: 0 });

export const key = style({
  ...textStyle('small'),
  minInlineSize: 20,
  paddingInline: vars.space[2],
  paddingBlock: 1,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.textSoft,
  fontFamily: vars.font.sans,
  textAlign: 'center',
});
