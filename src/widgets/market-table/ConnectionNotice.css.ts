import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { bottomInset } from '@/ui/styles';

/** Sticky over the list, without shifting it. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: `calc(${bottomInset} + ${vars.space[4]})`,
  zIndex: vars.z.sticky,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  marginBlockStart: `calc(-1 * ${vars.control.regular})`,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.warning.soft,
  color: vars.color.warning.text,
  boxShadow: vars.shadow.overlay,
});
