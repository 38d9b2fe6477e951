import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

/** Takes the place of a flag. */
export const code = style({
  ...textStyle('tag'),
  flexShrink: 0,
  minInlineSize: 28,
  paddingBlock: 1,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.textSoft,
  textAlign: 'center',
});
