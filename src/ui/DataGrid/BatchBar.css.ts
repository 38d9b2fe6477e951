import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { headHeight } from '../Table/column';
import { textStyle } from '../styles';

/** Over the headers, beside the checkbox that selects all rows. */
export const bar = style({
  ...textStyle('dense'),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 48,
  insetInlineEnd: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
  minBlockSize: headHeight - 1,
  paddingInline: `${vars.space[4]} ${vars.space[5]}`,
  backgroundColor: vars.color.overlay,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});

export const barActions = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });
