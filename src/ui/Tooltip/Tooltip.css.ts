import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const tooltip = style({
  ...textStyle('small'),
  maxInlineSize: 280,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.inverseText,
  textWrap: 'pretty',
  transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
