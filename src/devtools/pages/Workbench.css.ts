import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

/** Below the header, so that every tool can be reached on a phone too, where it scrolls sideways. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowX: 'auto',
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': { [media.tablet]: { paddingInline: vars.space[6] }, print: { display: 'none' } },
});

export const tabs = style({ display: 'flex', gap: vars.space[4] });

export const tab = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  color: vars.color.textSoft,
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[data-current]': { color: vars.color.text, fontWeight: vars.weight.medium, borderBlockEndColor: vars.color.accent },
  },
  '@media': { [media.desktop]: { minBlockSize: vars.control.regular } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: 1680,
  minInlineSize: 0,
  marginInline: 'auto',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
});

/** Filter fields in a row, each with its own width. */
export const filters = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
});
