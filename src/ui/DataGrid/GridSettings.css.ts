import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], padding: vars.space[4] });

export const heading = style({ ...textStyle('small'), color: vars.color.textFaint });

export const list = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
globalStyle(`${list} > ${heading}`, { paddingInline: vars.space[4] });

/** Where a dragged column would be dropped. */
globalStyle(`${list} .react-aria-DropIndicator[data-drop-target]`, {
  outline: `1px solid ${vars.color.focus}`,
});

export const grip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: -4,
  borderRadius: vars.radius.control,
  color: vars.color.textFaint,
  cursor: 'grab',
  selectors: { '&[data-hovered]': { color: vars.color.text } },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
