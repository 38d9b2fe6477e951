import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const code = style({
  ...textStyle('dense'),
  fontFamily: vars.font.mono,
  margin: 0,
  padding: vars.space[4],
  overflowX: 'auto',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
});
