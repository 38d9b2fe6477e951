import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Takes the space up to the calendar button; the end date wraps to a line of its own if both do not fit. */
export const ends = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});
export const until = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });

export const dash = style({ color: vars.color.textFaint });

/** Presets above the calendar on a phone, beside it from tablets on. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // As wide as the calendar below.
  inlineSize: 0,
  minInlineSize: '100%',
  padding: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      inlineSize: 'auto',
      minInlineSize: 0,
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.line.hair} solid ${vars.color.line}`,
    },
  },
});
