import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

/** Hidden until focused by keyboard. */
export const skip = style({
  ...textStyle('body'),
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.z.toast,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.inverseText,
  fontWeight: vars.weight.medium,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
