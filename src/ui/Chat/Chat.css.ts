import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const chat = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0, minInlineSize: 0 });

export const ended = style({
  ...textStyle('dense'),
  padding: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  color: vars.color.textSoft,
  textAlign: 'center',
});
