import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** In a popover, the height of the specification limited by the screen. On a phone, the sheet has its own title. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(683px, 100dvh - 160px)',
  '@media': { [media.tablet]: { blockSize: 'min(683px, 100dvh - 96px)' } },
});

export const head = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
});

export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space[4] });

export const foot = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:has(> :only-child)': { justifyContent: 'end' } },
  '@media': { [media.tablet]: { justifyContent: 'center', padding: vars.space[4] } },
});
